/**
 * Replaces the clients that the identity SDK builds in its constructor and this site never uses. It has what the SDK
 * calls of them: `src/export/identitySdk.test.ts` names what a new version calls besides.
 */
class Unused {
  // Never read or called by what this site uses: declared alone, they cost no byte.
  declare readonly anonymous: unknown;
  declare readonly mfa: unknown;
  declare readonly passkey: unknown;
  declare readonly completeAccount: typeof leftOut;
  declare readonly connectAccount: typeof leftOut;
  declare readonly getTokenSilently: typeof leftOut;

  /** The site has no anonymous sessions. */
  hasSession(): boolean {
    return false;
  }

  /** The SDK calls it before each sign-in, for a session that began without one. */
  mintTransferToken(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  /** The SDK calls it for each `mfa_required`; the provider's page asks for the factor with a new sign-in. */
  setMFAAuthDetails(): void {
    // Pages of this site never ask for a factor, so there is nothing to keep.
  }
}

function leftOut(): never {
  throw new Error('Left out of this build: see src/export/identitySdk.ts');
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
