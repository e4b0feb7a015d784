import type Provider from 'oidc-provider';
import type { Interaction } from 'oidc-provider';
import type { Browsers } from './browsers.ts';
import { sendErrorPage } from './errorPage.ts';
import { readForm, type Form } from './forms.ts';
import type { ProviderAccounts, ProviderClient, ProviderOptions } from './interfaces.ts';
import { queryValue, seeOther, type Context, type Middleware } from './koa.ts';
import { linkedIdentity, linkedSubject, type LinkedIdentity } from './linkedIdentities.ts';
import { linkingPage, loginPage } from './loginPage.ts';
import { SIGN_IN_PATH, type Openid } from './openid.ts';
import { sendPage } from './page.ts';
import { LANGUAGES, type Language, type Site } from '#sites/site.ts';

interface Login {
  interaction: Interaction;
  client: ProviderClient;
  language: Language;
  /** The form that was sent; undefined when the page is opened. */
  form: Form | undefined;
}

/** The sign-in page, and the page of a linked identity's provider. */
export function login(options: ProviderOptions, openid: Openid, browsers: Browsers): Middleware {
  const { accounts, clients } = options;

  return async function answerLogin(ctx, next) {
    if (ctx.path !== SIGN_IN_PATH) return next();
    // The address finds the interaction, not the cookie: a popup and its opener may both be here at the same time.
    const interaction = await openid.signIn.Interaction.find(queryValue(ctx, 'state') ?? '');
    const client = clients.find(({ id }) => id === interaction?.params.client_id);
    if (!interaction || !client) {
      ctx.status = 400;
      sendErrorPage(ctx, 'interaction not found');
      return;
    }
    const form = ctx.method === 'POST' ? await readForm(ctx.req) : undefined;
    const login = { interaction, client, language: languageOf(interaction, client), form };
    const identity = linkedIdentity(interaction.params.connection);
    if (form?.action === 'cancel') await cancel(ctx, interaction);
    else if (identity) await link(ctx, login, identity);
    else await signIn(ctx, login);
  };

  async function signIn(ctx: Context, { interaction, client, language, form }: Login): Promise<void> {
    const persona = form && personaOf(accounts, client.site, form);
    if (persona !== undefined) {
      const subject = accounts.signIn(persona, client.site, browsers.of(ctx.req).browserId ?? '');
      const replaced = await finish(openid.signIn, ctx, { interaction, subject });
      if (replaced !== undefined) accounts.end(replaced);
      return;
    }
    ctx.status = form ? 400 : 200;
    const mail = form?.username ?? textOf(interaction.params.login_hint);
    const problem = form ? 'credentials' : 'none';
    const page = loginPage({ language, personas: accounts.personas(client.site, language), mail, problem });
    sendPage(ctx, { ...page, language, brand: client.site.brand, leadsTo: client.origins });
  }

  async function link(ctx: Context, login: Login, identity: LinkedIdentity): Promise<void> {
    const { interaction, client, language, form } = login;
    if (form) await finish(openid.linking, ctx, { interaction, subject: linkedSubject(identity) });
    else {
      const page = linkingPage(client, language, identity);
      sendPage(ctx, { ...page, language, brand: client.site.brand, leadsTo: client.origins });
    }
  }
}

function personaOf(accounts: ProviderAccounts, site: Site, form: Form): string | undefined {
  const { persona, username = '', password = '' } = form;
  if (persona === undefined) return accounts.byCredentials(username.trim(), password);
  return accounts.personas(site, site.languages[0]).find(({ id }) => id === persona)?.id;
}

async function cancel(ctx: Context, interaction: Interaction): Promise<void> {
  interaction.result = { error: 'access_denied', error_description: 'User cancelled' };
  await interaction.persist();
  seeOther(ctx, interaction.returnTo);
}

/**
 * Lets the authorization go on as the subject.
 * @returns the subject whose session this takes over
 */
async function finish(
  provider: Provider,
  ctx: Context,
  { interaction, subject }: { interaction: Interaction; subject: string },
): Promise<string | undefined> {
  const session = await provider.Session.get(ctx);
  const replaced = session.accountId;
  if (replaced !== undefined) {
    // oidc-provider would first sign the other customer out, with a page that submits itself by a script.
    session.accountId = subject;
    session.authorizations = {};
    await session.persist();
  }
  interaction.session = undefined;
  interaction.result = { login: { accountId: subject } };
  await interaction.persist();
  seeOther(ctx, interaction.returnTo);
  return replaced;
}

/** The first language of `ui_locales` that the site has, else the site's first language. */
function languageOf({ params }: Interaction, { site }: ProviderClient): Language {
  const asked = textOf(params.ui_locales)
    .split(' ')
    .map((locale) => locale.slice(0, 2).toLowerCase());
  return asked.flatMap((code) => LANGUAGES.filter((language) => language === code))[0] ?? site.languages[0];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
