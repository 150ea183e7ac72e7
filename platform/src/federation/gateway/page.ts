import type { Language } from '@metier/contract';
import type { Registry } from '@metier/shared-kit/registry';
import { minifySync } from '@swc/core';
import type { LiveReleases } from '../../releases/index.ts';
import { integrityOf } from '../../integrity.ts';
import { html } from './html.ts';
import { ICON } from './icon.ts';
import type { PageHead } from './page-head.ts';
import { preload } from './preload-script.ts';
import type { Preloads } from './preloads.ts';
import { trustScripts } from './trust-scripts.ts';

interface Page {
  readonly releases: LiveReleases;
  readonly registry: Registry;
  readonly language: Language;
  readonly preloads: Preloads;
  readonly nonce: string;
  /** Title and further elements of `<head>`. */
  readonly head?: Pick<PageHead, 'title' | 'meta'>;
  /** Further inline code. */
  readonly script?: string;
  /** Further HTML, outside of the shell's root element. */
  readonly mark?: string;
  /** True in demo mode; without `data-demo` a page does not request the demo's accounts. */
  readonly demo: boolean;
  /** True if Stripe takes the cards; without `data-stripe` a page loads nothing of Stripe. */
  readonly stripe: boolean;
}

// The toasts' styles read their nonce from there while their module loads.
const NONCE = 'globalThis.__nonce__=document.currentScript.nonce;';
const PRELOAD = minifySync(
  `(${String(trustScripts)})();(${String(preload)})(PRELOADS,${String(integrityOf)});`,
  {
    compress: true,
    mangle: true,
  },
).code;

/** JSON for a script element: escapes `</script>` and `<!--`. */
export const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The product's HTML page, with the registry and preloads for this address. */
export function renderPage(page: Page): string {
  const { releases, registry, language, preloads, nonce, script = '', mark = '', demo, stripe } = page;
  const { title, meta = '' } = page.head ?? { title: 'Metier' };
  const { base, manifest } = releases.shell;
  return `<!doctype html>
<html lang="${language}"${demo ? ' data-demo' : ''}${stripe ? ' data-stripe' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${html`<title>${title}</title> ${meta}`.toString()}
<link rel="icon" href="${ICON}">
${manifest.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}">`).join('\n')}
${manifest.entry.map((file) => `<script defer fetchpriority="high" integrity="${integrityOf(file)}" src="${base}${file}"></script>`).join('\n')}
<script nonce="${nonce}">${NONCE}${PRELOAD.replace('PRELOADS', () => inlineJson(preloads))}${script}</script>
</head>
<body>
<div id="app">${manifest.firstPaint.replaceAll('NONCE', nonce)}</div>
${mark}
<script id="registry" type="application/json" nonce="${nonce}">${inlineJson(registry)}</script>
</body>
</html>
`;
}
