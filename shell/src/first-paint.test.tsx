import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { renderPage } from '@metier/shared-kit/testing';

const html = readFileSync(join(import.meta.dirname, 'first-paint.html'), 'utf8');

/** Value of a variable in the rule of the first paint that begins with a selector. */
const painted = (selector: string, name: string) =>
  html
    .split(`${selector} {`)[1]
    ?.split('}')[0]
    ?.match(new RegExp(`--${name}: ([^;]+);`))?.[1];

/** Value of a variable of the theme in a scheme, from the styles that the product adds to the page. */
function themed(scheme: string, name: string): string | undefined {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const rule = rules.find(
    ({ cssText }) => cssText.includes(`[data-theme="${scheme}"]`) && cssText.includes(`${name}:`),
  );
  return rule?.cssText.match(new RegExp(`${name}: ([^;]+);`))?.[1];
}

/** A colour at 8 %, as skeletons are drawn. Example: `#111d1e` is `rgb(17 29 30 / 8%)`. */
const faint = (hex = '') =>
  `rgb(${(hex.match(/[\da-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16)).join(' ')} / 8%)`;

test.each([
  ['light', 'html'],
  ['dark', "html[data-theme='dark']"],
])('the first paint has the colours of the %s theme', async (scheme, selector) => {
  await renderPage(null, { path: '/', texts: {} });
  const color = (name: string) => themed(scheme, `--mui-palette-${name}`);
  expect(color('divider')).toMatch(/^#[\da-f]{6}$/);
  expect({
    ground: painted(selector, 'ground'),
    paper: painted(selector, 'paper'),
    edge: painted(selector, 'edge'),
    shape: painted(selector, 'shape'),
  }).toEqual({
    ground: color('background-default'),
    paper: color('background-paper'),
    edge: color('divider'),
    shape: faint(color('text-primary')),
  });
});
