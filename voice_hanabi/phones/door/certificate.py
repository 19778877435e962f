"""A self-signed certificate, without which phones give a page no microphone.

Nobody vouches for it, so each phone warns once; with it a browser considers the page secure.
"""

from __future__ import annotations

import datetime
import ipaddress
import ssl
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from voice_hanabi.system.files import write_whole

DAYS = 397
"""Its validity in days: Apple's browsers accept no longer one."""

LEFT = 7
"""How many days before it expires a new one is made."""


def secure_context(folder: Path, host: str) -> ssl.SSLContext:
    """Return the TLS context for an address; makes a certificate if the folder has no valid one. Raises
    `OSError`.
    """
    path = folder / "phones.pem"
    if not _fits(path, host):
        _make(path, host)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.load_cert_chain(path)
    return context


def _fits(path: Path, host: str) -> bool:
    """Return whether a certificate is for this address and valid for some more days."""
    try:
        found = x509.load_pem_x509_certificate(path.read_bytes())
        names = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
        addresses = names.get_values_for_type(x509.IPAddress)
    except (OSError, ValueError, x509.ExtensionNotFound):
        return False
    end = found.not_valid_after_utc - datetime.timedelta(days=LEFT)
    return ipaddress.ip_address(host) in addresses and datetime.datetime.now(datetime.UTC) < end


def _make(path: Path, host: str) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "voice-hanabi")])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        # The clocks of phones and laptops differ.
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=DAYS - 1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(host))]), critical=False
        )
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    write_whole(path, certificate.public_bytes(serialization.Encoding.PEM) + private)
