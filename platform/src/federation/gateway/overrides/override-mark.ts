import { LANGUAGES } from '@metier/contract';
import { type Html, html } from '../html.ts';
import type { FoundOverride } from './find-override.ts';
import { OVERRIDES_PATH } from './overrides-page.ts';
import { TEXTS } from './texts.ts';

/** The shell changes the language without a request, so the mark has every language and CSS shows one. */
const HIDE_OTHERS = LANGUAGES.map((language) => `html:not([lang=${language}]) #overrides [lang=${language}]`);

/** Above the shell's menu of small windows, whose height the shell gives as a variable. */
const STYLE = `${HIDE_OTHERS.join(', ')} { display: none; }
#overrides { position: fixed; z-index: 2000; bottom: calc(8px + var(--bottom-bar, 0px)); left: 8px;
  max-width: calc(100vw - 16px); padding: 4px 12px;
  border-radius: 16px; background: #7a3e00; color: #ffffff; font: 14px/1.5 sans-serif; overflow-wrap: anywhere; }`;

/** A link to the overrides page that names the active overrides; empty without any. */
export function overrideMark(overrides: readonly FoundOverride[], nonce: string): Html {
  if (overrides.length === 0) return html``;
  const remotes = overrides.map(({ app, origin }) => `${app} ← ${origin}`).join(', ');
  const words = LANGUAGES.map(
    (language) => html`<span lang="${language}">${TEXTS[language].active}: </span>`,
  );
  return html`<style nonce="${nonce}">
      ${STYLE}
    </style>
    <a id="overrides" href="${OVERRIDES_PATH}">${words}${remotes}</a>`;
}
