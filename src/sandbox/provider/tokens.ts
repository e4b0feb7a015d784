import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { errors, jwtVerify } from 'jose';
import type { JWK } from 'oidc-provider';

export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** The private key, as oidc-provider takes it. */
  jwk: JWK;
}

/** A new key for this run: tokens of an earlier run are refused. */
export function createSigningKey(): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = 'sandbox';
  const { kty, n, e, d, p, q, dp, dq, qi } = privateKey.export({ format: 'jwk' });
  return {
    kid,
    privateKey,
    publicKey,
    jwk: { kid, use: 'sig', alg: 'RS256', kty, n, e, d, p, q, dp, dq, qi },
  };
}

/** @param audience the API that the token must be for */
export type VerifyToken = (token: string, audience: string) => Promise<{ subject: string } | undefined>;

export interface VerifierOptions {
  key: Pick<SigningKey, 'publicKey'>;
  issuer: string;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Checks signature, issuer, audience and expiry; undefined when a check fails. */
export function createVerifier({ key, issuer, now }: VerifierOptions): VerifyToken {
  return async function verify(token, audience) {
    try {
      const { payload } = await jwtVerify(token, key.publicKey, {
        issuer,
        audience,
        algorithms: ['RS256'],
        currentDate: new Date(now()),
        requiredClaims: ['sub', 'exp'],
      });
      return payload.sub === undefined ? undefined : { subject: payload.sub };
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}
