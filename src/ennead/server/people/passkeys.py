"""Passkeys: what a browser is asked to sign, and whether its answer is good (WebAuthn).

The library is imported with the first passkey: most tables of one's own never see any.
"""

from __future__ import annotations

import ipaddress
import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from ennead.server.people.queries import PasskeyRow
from ennead.table.refused import Refused

NAME = "Ennead"


@dataclass(frozen=True, slots=True)
class Party:
    """For whom a passkey is made: a page's origin, and its name."""

    origin: str
    name: str


def party(origin: str) -> Party | None:
    """The party of a page; None where browsers offer no passkeys: an address instead of a name, or
    a line that others can read."""
    split = urlsplit(origin)
    name = (split.hostname or "").lower()
    if not name or (split.scheme != "https" and name != "localhost"):
        return None
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return Party(origin, name)
    return None


def creation(
    here: Party, id: str, name: str, known: list[PasskeyRow]
) -> tuple[dict[str, Any], bytes]:
    """What a browser needs to make a passkey for an account, and the challenge in it."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes, structs

    options = webauthn.generate_registration_options(
        rp_id=here.name,
        rp_name=NAME,
        user_id=id.encode(),
        user_name=name,
        user_display_name=name,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(base64url_to_bytes(one.id)) for one in known
        ],
    )
    return json.loads(webauthn.options_to_json(options)), options.challenge


def request(here: Party) -> tuple[dict[str, Any], bytes]:
    """What a browser needs to sign in with any passkey that it has for us: nobody is named."""
    import webauthn

    options = webauthn.generate_authentication_options(rp_id=here.name)
    return json.loads(webauthn.options_to_json(options)), options.challenge


def created(here: Party, answer: dict[str, Any], challenge: bytes) -> tuple[str, bytes, int]:
    """The id, public key and count of a passkey that a browser has made. Raises Refused."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = webauthn.verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=here.name,
            expected_origin=here.origin,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise _refused(error) from None
    return (
        bytes_to_base64url(found.credential_id), found.credential_public_key, found.sign_count
    )  # fmt: skip


def signed(here: Party, answer: dict[str, Any], challenge: bytes, known: PasskeyRow) -> int:
    """The new count of a passkey that has signed. Raises Refused."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = webauthn.verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=here.name,
            expected_origin=here.origin,
            credential_public_key=known.key,
            credential_current_sign_count=known.count,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise _refused(error) from None
    return found.new_sign_count


def _refused(error: Exception) -> Refused:
    return Refused("forbidden", f"the passkey was not accepted: {str(error)[:200]}", "$.credential")
