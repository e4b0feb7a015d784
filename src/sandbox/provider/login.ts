import type Provider from 'oidc-provider';
import type { Interaction } from 'oidc-provider';
import type { Browsers } from './browsers.ts';
import { sendErrorPage } from './errorPage.ts';
import { readForm, type Form } from './forms.ts';
import type { ProviderAccounts, ProviderClient, ProviderOptions } from './interfaces.ts';
import { queryValue, seeOther, type Context, type Middleware } from './koa.ts';
import { linkedIdentity, linkedSubject } from './linkedIdentities.ts';
import { linkingPage, loginPage } from './loginPage.ts';
import { SIGN_IN_PATH, type Openid } from './openid.ts';
import { sendPage } from './page.ts';
import { LANGUAGES, type Language } from '#sites/site.ts';

interface Login {
  interaction: Interaction;
  client: ProviderClient;
  language: Language;
}

/** The sign-in page, and the page of a linked identity's provider. */
export function login(options: ProviderOptions, openid: Openid, browsers: Browsers): Middleware {
  const { accounts } = options;

  return async function answerLogin(ctx, next) {
    if (ctx.path !== SIGN_IN_PATH) return next();
    // Found by the address rather than the cookie: a popup and its opener may be here at the same time.
    const interaction = await openid.signIn.Interaction.find(queryValue(ctx, 'state') ?? '');
    const client = options.clients.find(({ id }) => id === interaction?.params.client_id);
    if (!interaction || !client) {
      ctx.status = 400;
      sendErrorPage(ctx, 'interaction not found');
      return;
    }
    const current: Login = { interaction, client, language: languageOf(interaction, client) };
    const form = ctx.method === 'POST' ? await readForm(ctx.req) : undefined;
    if (form?.action === 'cancel') await cancel(ctx, interaction);
    else if (linkedIdentity(interaction.params.connection)) await linkIdentity(ctx, current, form);
    else await signIn(ctx, current, form);
  };

  async function signIn(
    ctx: Context,
    { interaction, client, language }: Login,
    form: Form | undefined,
  ): Promise<void> {
    const persona = form && personaOf(accounts, language, form);
    if (persona !== undefined) {
      const subject = accounts.signIn(persona, client.site, browsers.of(ctx.req).browserId ?? '');
      await finish(openid.signIn, ctx, { interaction, subject, replaced: (old) => accounts.end(old) });
      return;
    }
    ctx.status = form ? 400 : 200;
    const mail = form?.username ?? textOf(interaction.params.login_hint);
    const problem = form ? 'credentials' : 'none';
    const page = loginPage({ language, personas: accounts.personas(language), mail, problem });
    sendPage(ctx, { ...page, language, leadsTo: client.origins });
  }

  async function linkIdentity(
    ctx: Context,
    { interaction, client, language }: Login,
    form: Form | undefined,
  ): Promise<void> {
    const connection = textOf(interaction.params.connection);
    const identity = linkedIdentity(connection);
    if (!identity) return;
    if (form)
      await finish(openid.linking, ctx, {
        interaction,
        subject: linkedSubject(connection),
        replaced: () => undefined,
      });
    else sendPage(ctx, { ...linkingPage(language, identity), language, leadsTo: client.origins });
  }
}

function personaOf(accounts: ProviderAccounts, language: Language, form: Form): string | undefined {
  if (form.persona === undefined)
    return accounts.byCredentials(form.username?.trim() ?? '', form.password ?? '');
  return accounts.personas(language).find(({ id }) => id === form.persona)?.id;
}

async function cancel(ctx: Context, interaction: Interaction): Promise<void> {
  interaction.result = { error: 'access_denied', error_description: 'User cancelled' };
  await interaction.persist();
  seeOther(ctx, interaction.returnTo);
}

interface Outcome {
  interaction: Interaction;
  subject: string;
  /** Told of the subject whose session this sign-in takes over. */
  replaced: (subject: string) => void;
}

/** Lets the authorization go on as the subject. */
async function finish(
  provider: Provider,
  ctx: Context,
  { interaction, subject, replaced }: Outcome,
): Promise<void> {
  const session = await provider.Session.get(ctx);
  if (session.accountId !== undefined) {
    // oidc-provider would sign the other customer out first, by a page that posts itself with a script.
    replaced(session.accountId);
    session.accountId = subject;
    session.authorizations = {};
    await session.persist();
  }
  interaction.session = undefined;
  interaction.result = { login: { accountId: subject } };
  await interaction.persist();
  seeOther(ctx, interaction.returnTo);
}

/** The first of `ui_locales` that we speak, else the site's own. */
function languageOf({ params }: Interaction, { site }: ProviderClient): Language {
  const asked = textOf(params.ui_locales)
    .split(' ')
    .map((locale) => locale.slice(0, 2).toLowerCase());
  return asked.flatMap((code) => LANGUAGES.filter((language) => language === code))[0] ?? site;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
