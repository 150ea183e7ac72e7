import type { Language } from '@metier/shared-kit/contract';
import { type Html, html } from '../html.ts';
import type { FoundOverride } from './find-override.ts';
import { type Override, OVERRIDE_QUERY_KEY } from './override.ts';
import { TEXTS } from './texts.ts';

/** Where testers see, set and reset what they override. */
export const OVERRIDES_PATH = '/overrides';

type Page = {
  readonly language: Language;
  readonly nonce: string;
  /** The active ones. */
  readonly overrides: readonly FoundOverride[];
  /** Those that a link asks for; they become active when the person says so. */
  readonly asked: readonly Override[];
  /** What was asked for and is no override, or none that the gateway allows. */
  readonly refused: readonly string[];
  /** A change that another site's page asked for. */
  readonly isForeign?: boolean;
  /** The remotes that are live. */
  readonly apps: readonly string[];
  readonly allowed: readonly string[];
  /** The path that the person came from. */
  readonly back: string;
};

const STYLE = html` :root { color-scheme: light dark; } body { max-width: 640px; margin: 32px auto; padding: 0
16px; font: 16px/1.5 sans-serif; overflow-wrap: anywhere; } li, form, p { margin-block: 8px; } li form {
display: inline; margin-left: 8px; } label { display: block; } input { width: 100%; box-sizing: border-box; }
input, button { font: inherit; padding: 4px 12px; } [role=alert] { border-left: 4px solid #b3261e;
padding-left: 12px; } section { border: 1px solid; border-radius: 8px; padding: 8px 16px; }`;

const addressOf = ({ app, origin }: Override): string => `${app}:${origin}/`;

/** The page of a visitor's overrides. Made by the gateway, so that it works whatever an override does to the product. */
export function overridesPage(page: Page): string {
  const { language, nonce, overrides, asked, refused, isForeign = false, back } = page;
  const words = TEXTS[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.title} · Metier</title>
        <style nonce="${nonce}">
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${words.title}</h1>
          ${isForeign ? html`<p role="alert">${words.foreign}</p>` : ''}
          ${refused.map((text) => html`<p role="alert">${words.notUsable} ${text}</p>`)}
          ${asked.length > 0 ? question(page) : ''}
          <p>${overrides.length === 0 ? words.none : words.lead}</p>
          ${overrides.length === 0 ? '' : activeOnes(page)} ${settingForm(page)}
          <p><a href="${back}">${words.back}</a></p>
        </main>
      </body>
    </html> `.toString();
}

const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

function question({ language, asked, back }: Page): Html {
  const words = TEXTS[language];
  return html`<section>
    <p>${words.asked}</p>
    <ul>
      ${asked.map(({ app, origin }) => html`<li>${app} ← ${origin}</li>`)}
    </ul>
    <p>${words.warning}</p>
    <form method="post" action="${OVERRIDES_PATH}">
      ${asked.map((override) => hidden(OVERRIDE_QUERY_KEY, addressOf(override)))} ${hidden('back', back)}
      <button name="action" value="set">${words.accept}</button> <a href="${back}">${words.cancel}</a>
    </form>
  </section>`;
}

function activeOnes({ language, overrides }: Page): Html {
  const words = TEXTS[language];
  const rows = overrides.map(({ app, origin, remote }) => {
    const state = remote ? `${words.release} ${remote.release}` : words.noAnswer;
    return html`<li>
      ${app} ← ${origin} (${state})
      <form method="post" action="${OVERRIDES_PATH}">
        ${hidden('app', app)}<button name="action" value="remove" aria-label="${words.remove} ${app}">
          ${words.remove}
        </button>
      </form>
    </li>`;
  });
  return html`<ul>
      ${rows}
    </ul>
    <form method="post" action="${OVERRIDES_PATH}">
      <button name="action" value="reset">${words.reset}</button>
    </form>`;
}

function settingForm({ language, apps, allowed }: Page): Html {
  const words = TEXTS[language];
  return html`<h2>${words.add}</h2>
    <form method="post" action="${OVERRIDES_PATH}">
      <label>${words.remote} <input name="app" list="apps" required /></label>
      <datalist id="apps">${apps.map((app) => html`<option value="${app}"></option>`)}</datalist>
      <label
        >${words.origin} <input name="origin" type="url" placeholder="http://localhost:8101/" required
      /></label>
      <p>${words.allowed} ${allowed.join(', ')}</p>
      <button name="action" value="set">${words.set}</button>
    </form>`;
}
