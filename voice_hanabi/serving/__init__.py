"""Tables for friends far away: each is opened on request and has links of its own."""
