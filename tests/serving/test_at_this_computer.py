"""Somebody plays at the server's own computer, others far away: the command as typed."""

from __future__ import annotations

import asyncio
import os
import re
import ssl
from pathlib import Path

import aiohttp
import pytest
from command_served import command_served


@pytest.mark.skipif(os.name == "nt", reason="the browser here is a shell script")
def test_the_page_opens_in_this_computer_s_browser_and_needs_no_certificate_there(tmp_path: Path) -> None:
    with command_served(tmp_path) as (elsewhere, here):
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+", here)
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE

        async def asked() -> None:
            async with aiohttp.ClientSession() as session:
                for origin in (here, elsewhere):
                    async with session.get(origin, ssl=trusting) as page:
                        assert page.status == 200
                        leads = re.search(r"connect-src ([^;]*)", page.headers["Content-Security-Policy"])
                        assert leads is not None
                        assert origin.replace("http", "ws", 1) in leads[1].split()
                # The entrance for everybody else stays shut to anything unencrypted.
                plain = elsewhere.replace("https", "http", 1)
                with pytest.raises(aiohttp.ClientError):
                    await session.get(plain)

        asyncio.run(asked())
