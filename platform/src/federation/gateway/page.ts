import type { Language } from '@metier/contract';
import type { Registry } from '@metier/shared-kit/registry';
import { minifySync } from '@swc/core';
import type { LiveReleases } from '../../releases/index.ts';
import { integrityOf } from '../../integrity.ts';
import { ICON } from './icon.ts';
import { preload } from './preload-script.ts';
import type { Preloads, Visitor } from './preloads.ts';
import { trustScripts } from './trust-scripts.ts';

interface Page {
  readonly releases: LiveReleases;
  readonly registry: Registry;
  readonly language: Language;
  readonly preloads: Record<Visitor, Preloads>;
  readonly nonce: string;
  /** Further inline code. */
  readonly script?: string;
  /** Further HTML, outside of the shell's root element. */
  readonly mark?: string;
  /** Whether there is a demo world; told by `data-demo`, so that a page outside of one does not ask for its people. */
  readonly demo: boolean;
  /** Whether cards are handed to Stripe; told by `data-stripe`, so that a page without it loads nothing of Stripe. */
  readonly stripe: boolean;
}

// The toasts' styles read their nonce from there while their module loads, before any code of ours.
const NONCE = 'globalThis.__nonce__=document.currentScript.nonce;';
const PRELOAD = minifySync(
  `(${String(trustScripts)})();(${String(preload)})(PRELOADS,${String(integrityOf)});`,
  {
    compress: true,
    mangle: true,
  },
).code;

/** JSON that may stand inside a script element: no `</script>` or `<!--` can end it early. */
export const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The one HTML page of the product: what is live, and an early request for all that this address needs. */
export function renderPage(page: Page): string {
  const { releases, registry, language, preloads, nonce, script = '', mark = '', demo, stripe } = page;
  const { base, manifest } = releases.shell;
  return `<!doctype html>
<html lang="${language}"${demo ? ' data-demo' : ''}${stripe ? ' data-stripe' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Metier</title>
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
