import { LANGUAGES } from '#sites/site.ts';
import type { Target } from '#sites/environmentSettings.ts';
import type { Schema } from './notes.ts';

/** The client tells `captcha` apart. The other codes are examples of a server's own, by status. */
const CODES: Readonly<Record<string, string>> = {
  '400': 'payload',
  '401': 'token',
  '403': 'owner',
  '404': 'unknown',
  '409': 'conflict',
  '410': 'expired',
  '422': 'value',
  '500': 'failure',
};

/** The refusals of every call, and the parts of a request that many calls share. */
export const SHARED = {
  securitySchemes: {
    session: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'The access token of the identity provider, or the session’s own cookie in its place.',
    },
  },
  parameters: {
    language: {
      name: 'language',
      in: 'query',
      required: true,
      description: 'Language of the page, in which the server writes its texts.',
      schema: { type: 'string', enum: [...LANGUAGES] },
      example: 'fr',
    },
    captcha: {
      name: 'x-captcha-response',
      in: 'header',
      required: true,
      description: 'The answer to the challenge, as the captcha’s vendor makes it. It is never in the body.',
      schema: { type: 'string' },
    },
    mobileKey: {
      name: 'mobile-key',
      in: 'header',
      required: false,
      description: 'The `mobileKey` of the account, or else of the settings, where they have one.',
      schema: { type: 'string' },
    },
  },
  schemas: {
    Refusal: {
      description:
        'Why a call was refused, on its own or in `error`. Without a code and a message a 403, 404, 409 or 410 may come from a proxy: the page then does not say whether a change was made.',
      anyOf: [
        { $ref: '#/components/schemas/Reason' },
        {
          type: 'object',
          properties: { error: { $ref: '#/components/schemas/Reason' } },
          required: ['error'],
        },
      ],
    },
    Reason: {
      description: 'A code for programs and a message for the customer.',
      type: 'object',
      properties: {
        code: {
          type: ['string', 'integer'],
          description: 'The only code that the client compares is `captcha`; ticket calls show theirs.',
        },
        message: { type: 'string', description: 'Text in the language of the call.' },
      },
      required: ['code', 'message'],
    },
  },
  responses: {
    BadRequest: refusal('400', 'The call is not as this contract says.'),
    Unauthorized: refusal('401', 'The token is missing or no longer valid. The client renews it once.'),
    Captcha: refusal('captcha', 'The answer to the challenge is not accepted. The code is `captcha`.'),
    Failure: refusal('500', 'Anything else. The client says that it did not work, and offers to try again.'),
  },
} as const satisfies Record<string, Record<string, Schema>>;

/** @param kind its status, or the code of a refusal that the client tells apart */
export function refusal(kind: string, description: string): Schema {
  const [message] = description.split(/(?<=\.) /);
  return {
    description,
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Refusal' },
        example: { code: CODES[kind] ?? kind, message },
      },
    },
  };
}

export const TARGETS: Readonly<Record<Target, string>> = {
  client: 'The account’s API, on the origin of the site',
  catalogueWeb: 'The catalogue',
  catalogueMobile: 'The catalogue of the mobile applications',
  tunnel: 'The tunnel to the help centre',
  captcha: 'The server of challenges',
};

/** Of the areas whose name does not say enough. */
export const TAGS: Readonly<Record<string, string>> = {
  advantages: 'Loyalty advantages',
  captcha: 'The captcha',
  cinemas: 'Cinemas and favourites',
  credentials: 'Sign-in data, linked identities, deletion',
  footer: 'The footer',
  home: 'The home page',
  interests: 'Genres and events',
  leaving: 'Leaving a contract without an account',
  preferences: 'Consents',
  settings: 'Settings of the site',
  shows: 'Shows, feelings and ratings',
  subscription: 'The pass, invoices and contract',
  support: 'Help and support',
  tickets: 'E-tickets',
  user: 'The customer',
  wallet: 'Prepaid cards, vouchers and goodies',
};
