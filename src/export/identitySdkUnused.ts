/** Stands in for the clients that the identity SDK builds in its constructor and this site never asks. */
class Unused {
  /** Anonymous sessions: there are none. */
  hasSession(): boolean {
    return false;
  }

  /** Told of each `mfa_required`; the provider's own page takes that over with a new sign-in. */
  setMFAAuthDetails(): void {
    // No factor is ever asked for in this site's pages, so nothing is kept.
  }
}

function leftOut(): never {
  throw new Error('Left out of this build: see identitySdk.ts');
}

export {
  leftOut as calculateThumbprint,
  leftOut as default,
  leftOut as generateKeyPair,
  leftOut as generateProof,
  Unused as AnonymousSessionApiClient,
  Unused as AuthClient,
  Unused as MfaApiClient,
  Unused as MyAccountApiClient,
  Unused as PasskeyApiClient,
};
