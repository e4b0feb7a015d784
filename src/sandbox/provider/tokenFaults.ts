import { randomBytes } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import type { TokenFault } from './interfaces.ts';
import type { SigningKey } from './tokens.ts';

const TIMES = new Set(['exp', 'iat', 'nbf', 'auth_time']);

/** The secret of an `HS256` signature. Nobody verifies it: the site must refuse that algorithm. */
const SHARED_SECRET = randomBytes(32);

/** The token with the fault's claims, signed again. */
export async function spoil(token: string, fault: TokenFault, key: SigningKey): Promise<string> {
  const claims = changed(decodeJwt(token), fault);
  const { typ } = decodeProtectedHeader(token);
  const alg = fault.alg ?? 'RS256';
  if (alg === 'none') return new UnsecuredJWT(claims).encode();
  const jwt = new SignJWT(claims).setProtectedHeader({ alg, kid: key.kid, ...(typ && { typ }) });
  return jwt.sign(alg.startsWith('HS') ? SHARED_SECRET : key.privateKey);
}

function changed(claims: JWTPayload, fault: TokenFault): JWTPayload {
  const gone = new Set(fault.remove);
  const overrides = Object.entries(fault.claims ?? {}).map(
    ([name, value]) => [name, valueOf(name, value)] as const,
  );
  const merged = Object.entries({ ...claims, ...Object.fromEntries(overrides) });
  return Object.fromEntries(merged.filter(([name, value]) => value !== null && !gone.has(name)));
}

function valueOf(name: string, value: unknown): unknown {
  const relative = TIMES.has(name) && typeof value === 'string' && /^[+-]\d+$/.test(value);
  return relative ? Math.floor(Date.now() / 1000) + Number(value) : value;
}
