import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { lenient, list, text, textOf } from '#http/wire.ts';
import type { LinkedIdentity } from './rules.ts';

const provider = v.picklist(['facebook', 'apple', 'google-oauth2']);

const anId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((id) => textOf(id)),
);

/** The specification calls the field "account id" (section 3) and sends it back as `id`. Both names are read. */
const identity = v.pipe(
  v.object({
    provider: v.string(),
    accountId: v.optional(anId),
    id: v.optional(anId),
    name: text(),
    main: lenient(v.boolean(), false),
  }),
  v.check(({ accountId, id }) => Boolean(accountId ?? id)),
  v.transform(({ accountId, id, ...rest }) => ({ ...rest, id: accountId ?? id ?? '' })),
);

/** Of an unknown provider may be the identity with which the customer signs in by password: it is read and not shown. */
function isLinkable(one: v.InferOutput<typeof identity>): one is LinkedIdentity {
  return v.is(provider, one.provider);
}

export type IdentityWire = v.InferInput<typeof identity>;

export const getIdentities = defineCall({
  method: 'GET',
  path: '/api/accounts/me/identities',
  target: 'client',
  token: 'required',
  resource: 'identities',
  answer: v.pipe(
    list(identity),
    v.transform((all) => all.filter(isLinkable)),
  ),
});

export const linkIdentity = defineCall({
  method: 'POST',
  path: '/api/accounts/me/link',
  target: 'client',
  token: 'required',
  payload: v.strictObject({ token: v.pipe(v.string(), v.nonEmpty()), provider }),
  answer: v.unknown(),
  refreshes: ['identities', 'account'],
});

export const unlinkIdentity = defineCall({
  method: 'POST',
  path: '/api/accounts/me/unlink',
  target: 'client',
  token: 'required',
  payload: v.strictObject({ provider, id: v.pipe(v.string(), v.nonEmpty()) }),
  answer: v.unknown(),
  refreshes: ['identities', 'account'],
});

/**
 * A GET that acts: it sends an e-mail. Only `done: false` says that no e-mail was sent. The specification lists no
 * other body.
 */
export const changePassword = defineCall({
  method: 'GET',
  path: '/api/accounts/me/changePassword',
  target: 'client',
  token: 'required',
  acts: true,
  answer: v.pipe(
    v.unknown(),
    v.transform((body) => ({
      done: !(typeof body === 'object' && body !== null && 'done' in body && body.done === false),
    })),
  ),
});

const mail = v.pipe(v.string(), v.nonEmpty());

/** Step 1 of the mail change. A 401 is about the password, not about the token. */
export const checkCredentials = defineCall({
  method: 'POST',
  path: '/api/accounts/me/checkCredentials',
  target: 'client',
  token: 'required',
  refusesWith401: true,
  payload: v.strictObject({ mail, password: v.pipe(v.string(), v.nonEmpty()) }),
  answer: v.unknown(),
});

/** Step 2 of the mail change. */
export const changeMail = defineCall({
  method: 'PATCH',
  path: '/api/accounts/me/email',
  target: 'client',
  token: 'required',
  payload: v.strictObject({ newMail: mail, newMailConfirmation: mail }),
  answer: v.unknown(),
});

/** A request to delete the account, which people at the chain carry out. */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/accounts/me/delete',
  target: 'client',
  token: 'required',
  answer: v.unknown(),
});
