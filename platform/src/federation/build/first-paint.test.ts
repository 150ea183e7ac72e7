import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';

interface Palette {
  readonly background: { readonly default: string; readonly paper: string };
  readonly text: { readonly primary: string };
  readonly divider: string;
}

const ROOT = join(import.meta.dirname, '../../../..');
const html = readFileSync(join(ROOT, 'shell/src/first-paint.html'), 'utf8');
const palettes = (await import(pathToFileURL(join(ROOT, 'shared-kit/src/ui/theme/palette.ts')).href)) as {
  lightPalette: Palette;
  darkPalette: Palette;
};

/** Colours of the first paint's rule with a selector, by name. */
function painted(selector: string) {
  const rule = html.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...rule.matchAll(/--([a-z]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

/** A colour at 8 %, as skeletons are drawn. Example: `faint('#111d1e') // 'rgb(17 29 30 / 8%)'`. */
const faint = (hex: string) =>
  `rgb(${(hex.match(/[\da-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16)).join(' ')} / 8%)`;

test.each([
  ['light', 'html', palettes.lightPalette],
  ['dark', "html[data-theme='dark']", palettes.darkPalette],
])('the first paint has the colours of the %s theme', (_, selector, { background, divider, text }) =>
  expect(painted(selector)).toEqual({
    background: background.default,
    paper: background.paper,
    edge: divider,
    shape: faint(text.primary),
  }),
);
