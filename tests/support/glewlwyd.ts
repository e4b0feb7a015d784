import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { freePort } from './listen.ts';
import { startProxy } from './nginx.ts';
import type { Tenant, TenantOptions } from './otherTenant.ts';

const LIB = '/usr/lib/glewlwyd';
const WEBAPP = '/usr/share/glewlwyd/webapp';
const TABLES = '/usr/share/doc/glewlwyd/database/init.sqlite3.sql.gz';

const SCOPES = ['openid', 'profile', 'email'];

/** Who has an account there. The API knows the second one as the persona of that name. */
export const CUSTOMERS = ['someone', 'empty'] as const;
export const PASSWORD = 'secret12';

/**
 * Glewlwyd, Debian's OpenID provider in C, behind nginx, with a database of its own in a folder that goes with it. It
 * is set up through its own API, as its manual says.
 */
export async function startGlewlwyd(options: TenantOptions): Promise<Tenant> {
  const folder = mkdtempSync(join(tmpdir(), 'glewlwyd-'));
  cpSync(WEBAPP, join(folder, 'web'), {
    recursive: true,
    dereference: true,
    filter: (path) => !path.includes('config.json'),
  });
  const [config = ''] = globSync('/etc/glewlwyd/config-*.json{,/config.json}').filter((path) =>
    path.endsWith('config.json'),
  );
  cpSync(config, join(folder, 'web/config.json'));
  mkdirSync(join(folder, 'none'));
  const database = new DatabaseSync(join(folder, 'db'));
  database.exec(gunzipSync(readFileSync(TABLES)).toString());
  database.close();

  const origin = `http://localhost:${String(options.port)}`;
  const ownPort = await freePort();
  const server = spawn('glewlwyd', ['-e'], {
    env: { ...process.env, ...settings(ownPort, origin, folder) },
  });
  await untilStarted(server);
  const stopNginx = await startProxy(options.port, ownPort);
  await setUp(origin, options);
  const issuer = `${origin}/realms/cinema`;
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`));
  return {
    async verify(token, audience) {
      const checked = await jwtVerify(token, keys, { issuer, audience }).catch(() => undefined);
      return checked?.payload.sub === undefined
        ? undefined
        : { subject: loginOf(checked.payload.sub, join(folder, 'db')) };
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await Promise.all([ended, stopNginx()]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Its subjects are random names. */
function loginOf(subject: string, file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database
    .prepare('SELECT gposi_username AS login FROM gpo_subject_identifier WHERE gposi_sub = ?')
    .get(subject);
  database.close();
  return String(row?.login);
}

function settings(port: number, origin: string, folder: string): Record<string, string> {
  return {
    GLWD_PORT: String(port),
    GLWD_BIND_ADDRESS: '127.0.0.1',
    GLWD_EXTERNAL_URL: origin,
    GLWD_API_PREFIX: 'realms',
    GLWD_LOGIN_URL: 'login.html',
    GLWD_STATIC_FILES_PATH: join(folder, 'web'),
    GLWD_STATIC_FILES_MIME_TYPES: JSON.stringify(
      Object.entries({
        html: 'text/html',
        css: 'text/css',
        js: 'text/javascript',
        json: 'application/json',
      }).map(([extension, mime_type]) => ({ extension: `.${extension}`, mime_type })),
    ),
    GLWD_DATABASE_TYPE: 'sqlite3',
    GLWD_DATABASE_SQLITE3_PATH: join(folder, 'db'),
    GLWD_LOG_MODE: 'console',
    GLWD_LOG_LEVEL: 'INFO',
    GLWD_LOGIN_API_ENABLED: '1',
    GLWD_ALLOW_ORIGIN: '*',
    GLWD_ADMIN_SCOPE: 'g_admin',
    GLWD_PROFILE_SCOPE: 'g_profile',
    GLWD_USER_MODULE_PATH: join(LIB, 'user'),
    // None is installed, and a folder is asked for.
    GLWD_USER_MIDDLEWARE_MODULE_PATH: join(folder, 'none'),
    GLWD_CLIENT_MODULE_PATH: join(LIB, 'client'),
    GLWD_AUTH_SCHEME_MODULE_PATH: join(LIB, 'scheme'),
    GLWD_PLUGIN_MODULE_PATH: join(LIB, 'plugin'),
    GLWD_HASH_ALGORITHM: 'SHA512',
  };
}

function untilStarted({ stdout, stderr }: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const read = (chunk: Buffer): void => {
      log += chunk.toString();
      if (log.includes('Glewlwyd started on port')) resolve();
      else if (/ERROR|exiting/.test(log)) reject(new Error(log));
    };
    stdout?.on('data', read);
    stderr?.on('data', read);
  });
}

type Called = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Calls its API as whoever has signed in. */
async function signedIn(origin: string, username: string, password: string): Promise<Called> {
  let cookie = '';
  const call: Called = async (method, path, body) => {
    const answer = await fetch(`${origin}/realms${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0])[0] ?? cookie;
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${String(answer.status)} ${text}`);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  };
  await call('POST', '/auth/', { username, password });
  return call;
}

/** What its database of users or clients does not know it drops in silence. */
async function addProperties(admin: Called, of: 'user' | 'client', properties: object): Promise<void> {
  const module = (await admin('GET', `/mod/${of}/database`)) as { parameters: { 'data-format': object } };
  Object.assign(module.parameters['data-format'], properties);
  await admin('PUT', `/mod/${of}/database`, module);
  await admin('PUT', `/mod/${of}/database/reset`);
}

async function setUp(origin: string, { site, client, further = [], claimsOf }: TenantOptions): Promise<void> {
  const sites = [{ site, client }, ...further];
  const claims = claimsOf('someone');
  const admin = await signedIn(origin, 'admin', 'password');
  const names = Object.keys(claims).map((name) => [name, `claim_${name.replace(/\W/g, '_')}`] as const);
  const property = {
    multiple: false,
    read: true,
    write: true,
    'profile-read': false,
    'profile-write': false,
  };
  await addProperties(admin, 'user', Object.fromEntries(names.map(([, key]) => [key, property])));
  await addProperties(admin, 'client', {
    post_logout_redirect_uris: { multiple: true, read: true, write: true },
  });
  await admin('POST', '/mod/plugin/', {
    module: 'oidc',
    name: 'cinema',
    display_name: 'cinema',
    parameters: {
      ...keyPair(),
      iss: `${origin}/realms/cinema`,
      'access-token-duration': 3600,
      'refresh-token-duration': 86_400,
      'code-duration': 600,
      'refresh-token-rolling': true,
      'auth-type-code-enabled': true,
      'auth-type-refresh-enabled': true,
      'pkce-allowed': true,
      'jwks-show': true,
      'session-management-allowed': true,
      // Without both its page of a sign-out fails.
      'front-channel-logout-allowed': true,
      'back-channel-logout-allowed': true,
      'session-cookie-name': 'cinema',
      'session-cookie-expiration': 86_400,
      'resource-allowed': true,
      'resource-scope': { openid: sites.map((one) => one.client.audience) },
      claims: names.map(([name, key]) => ({
        name,
        'user-property': key,
        mandatory: true,
        ...(typeof claims[name] === 'boolean'
          ? { type: 'boolean', 'boolean-value-true': 'true', 'boolean-value-false': 'false' }
          : { type: 'string' }),
      })),
    },
  });
  for (const one of sites)
    await admin('POST', '/client/', {
      client_id: one.client.id,
      enabled: true,
      confidential: false,
      redirect_uri: [`${one.site.origin}/callback/`],
      post_logout_redirect_uris: one.site.languages.map((language) => `${one.site.origin}/${language}/`),
      authorization_type: ['code', 'refresh_token'],
      token_endpoint_auth_method: ['none'],
    });
  for (const name of ['profile', 'email']) await admin('POST', '/scope/', { name, password_required: true });
  for (const username of CUSTOMERS) {
    const own = claimsOf(username);
    await admin('POST', '/user/', {
      username,
      password: PASSWORD,
      enabled: true,
      scope: [...SCOPES, 'g_profile'],
      ...Object.fromEntries(names.map(([name, key]) => [key, String(own[name])])),
    });
    const customer = await signedIn(origin, username, PASSWORD);
    for (const one of sites)
      await customer('PUT', `/auth/grant/${one.client.id}/`, { scope: SCOPES.join(' ') });
  }
}

function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { 'jwt-type': 'rsa', 'jwt-key-size': '256', key: privateKey, cert: publicKey };
}
