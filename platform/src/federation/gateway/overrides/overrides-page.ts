import type { Language } from '@metier/contract';
import { type Html, html } from '../html.ts';
import type { FoundOverride } from './find-override.ts';
import { type Override, OVERRIDE_QUERY_KEY } from './override.ts';
import { TEXTS } from './texts.ts';

/** The page on which testers see, set and reset overrides. */
export const OVERRIDES_PATH = '/overrides';

interface Page {
  readonly language: Language;
  readonly nonce: string;
  /** The active overrides. */
  readonly overrides: readonly FoundOverride[];
  /** Overrides that a link requests; they become active when the person confirms. */
  readonly requested: readonly Override[];
  /** Requested texts that are invalid or not allowed. */
  readonly refused: readonly string[];
  /** True after a form of another site was refused. */
  readonly isForeign?: boolean;
  /** Names of the live remotes. */
  readonly apps: readonly string[];
  readonly allowed: readonly string[];
  /** The path to return to. */
  readonly back: string;
}

/** The product's colours. Without the shell's frame, which an override may have broken. */
const STYLE = html` :root { color-scheme: light dark; --background: #f5f8f8; --paper: #fff; --edge: #c9d6d5;
--text: #111d1e; --accent: #0b5f63; --on-accent: #fff; } @media (prefers-color-scheme: dark) { :root {
--background: #0c1314; --paper: #131c1d; --edge: #3a4c4d; --text: #e7efee; --accent: #6cd3c9; --on-accent:
#06201f; } } * { box-sizing: border-box; } body { max-width: 680px; margin: 0 auto; padding: 24px 16px 48px;
background: var(--background); color: var(--text); font: 15px/1.5 system-ui, sans-serif; overflow-wrap:
anywhere; } h1 { font-size: 28px; } h2 { margin: 0 0 16px; font-size: 18px; } section { margin-block: 16px;
padding: 16px 20px; background: var(--paper); border: 1px solid var(--edge); border-radius: 10px; } p {
margin-block: 8px; } ul { padding: 0; list-style: none; } li { display: flex; flex-wrap: wrap; gap: 8px 16px;
align-items: center; justify-content: space-between; padding-block: 4px; } label { display: block;
margin-block: 12px; font-weight: 550; } input { display: block; width: 100%; margin-top: 4px; padding: 8px
12px; font: inherit; font-weight: 400; color: inherit; background: var(--background); border: 1px solid
var(--edge); border-radius: 8px; } button { margin-right: 12px; padding: 8px 16px; font: inherit; font-weight:
550; color: var(--on-accent); background: var(--accent); border: 1px solid var(--accent); border-radius: 8px;
cursor: pointer; } li button, button[value=reset] { margin: 0; color: inherit; background: none; border-color:
var(--edge); } a { color: var(--accent); } :focus-visible { outline: 2px solid var(--accent); outline-offset:
2px; } [role=alert] { padding: 8px 12px; border-left: 4px solid #b3261e; background: var(--paper); }`;

const addressOf = ({ app, origin }: Override): string => `${app}:${origin}/`;

/** The overrides page. Rendered by the gateway, so that it works even if an override breaks the product. */
export function overridesPage(page: Page): string {
  const { language, nonce, overrides, requested, refused, isForeign = false, back } = page;
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
          ${requested.length > 0 ? confirmation(page) : ''}
          <p>${overrides.length === 0 ? words.none : words.lead}</p>
          ${overrides.length === 0 ? '' : activeOverrides(page)} ${settingForm(page)}
          <p><a href="${back}">${words.back}</a></p>
        </main>
      </body>
    </html> `.toString();
}

const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

function confirmation({ language, requested, back }: Page): Html {
  const words = TEXTS[language];
  return html`<section>
    <p>${words.asked}</p>
    <ul>
      ${requested.map(({ app, origin }) => html`<li>${app} ← ${origin}</li>`)}
    </ul>
    <p>${words.warning}</p>
    <form method="post" action="${OVERRIDES_PATH}">
      ${requested.map((override) => hidden(OVERRIDE_QUERY_KEY, addressOf(override)))} ${hidden('back', back)}
      <button name="action" value="set">${words.accept}</button> <a href="${back}">${words.cancel}</a>
    </form>
  </section>`;
}

function activeOverrides({ language, overrides }: Page): Html {
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
  return html`<section>
    <ul>
      ${rows}
    </ul>
    <form method="post" action="${OVERRIDES_PATH}">
      <button name="action" value="reset">${words.reset}</button>
    </form>
  </section>`;
}

function settingForm({ language, apps, allowed }: Page): Html {
  const words = TEXTS[language];
  return html`<section>
    <h2>${words.add}</h2>
    <form method="post" action="${OVERRIDES_PATH}">
      <label>${words.remote} <input name="app" list="apps" required /></label>
      <datalist id="apps">${apps.map((app) => html`<option value="${app}"></option>`)}</datalist>
      <label
        >${words.origin} <input name="origin" type="url" placeholder="http://localhost:8101/" required
      /></label>
      <p>${words.allowed} ${allowed.join(', ')}</p>
      <button name="action" value="set">${words.set}</button>
    </form>
  </section>`;
}
