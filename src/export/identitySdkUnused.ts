/** Replaces the clients that the identity SDK builds in its constructor and this site never uses. */
class Unused {
  /** The site has no anonymous sessions. */
  hasSession(): boolean {
    return false;
  }

  /** The SDK calls it for each `mfa_required`; the provider's page asks for the factor with a new sign-in. */
  setMFAAuthDetails(): void {
    // Pages of this site never ask for a factor, so there is nothing to keep.
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
