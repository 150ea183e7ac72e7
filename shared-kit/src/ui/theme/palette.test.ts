import { expect, test } from '@jest/globals';
import {
  darkPalette,
  HOVERED_INPUT_LINE,
  INPUT_LINE,
  lightPalette,
  MARKS,
  SERIES_COLORS,
  TRACK,
} from './palette.ts';

type Palette = typeof lightPalette | typeof darkPalette;
type Color = readonly number[];

const PALETTES: [string, Palette][] = [
  ['light', lightPalette],
  ['dark', darkPalette],
];
/** Contrast of what identifies a control or is read as a value. Source: WCAG 2.2, 1.4.11. */
const LEAST = 3;

const parsed = (hex: string): Color => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour by its path in the palette, such as `tone.grey.ink`. */
function byPath(palette: Palette, path: string): Color {
  const found = path.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part), key), palette);
  if (typeof found !== 'string') throw new Error(`The palette has no ${path}`);
  return parsed(found);
}

/** A colour as it is written in CSS, drawn on a ground: a variable, or a share of one. */
function drawn(palette: Palette, css: string, ground: Color): Color {
  const [, name = ''] = /var\(--mui-palette-([\w-]+)\)/.exec(css) ?? [];
  const [, percent = '100'] = /(\d+)%, transparent/.exec(css) ?? [];
  const share = Number(percent) / 100;
  const full = byPath(palette, name.replaceAll('-', '.'));
  return full.map((channel, at) => share * channel + (1 - share) * (ground[at] ?? 0));
}

/** Relative luminance, as WCAG defines it. */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Every ground on which a page draws an input. */
const groundsOf = (palette: Palette): [string, Color][] =>
  [
    'background.paper',
    'background.default',
    'primary.light',
    ...Object.keys(palette.tone).map((tone) => `tone.${tone}.ground`),
  ].map((path) => [path, byPath(palette, path)]);

test('the contrast of black and white is 21, and that of a colour to itself 1', () => {
  expect(contrast(parsed('#000000'), parsed('#ffffff'))).toBeCloseTo(21);
  expect(contrast(parsed('#0b5f63'), parsed('#0b5f63'))).toBe(1);
  expect(contrast(parsed('#767676'), parsed('#ffffff'))).toBeCloseTo(4.54, 2);
});

test.each(PALETTES)(
  'the outline of an input stands out from its paper and every ground (%s)',
  (_, palette) => {
    const paper = byPath(palette, 'background.paper');
    for (const line of [INPUT_LINE, HOVERED_INPUT_LINE]) {
      const color = drawn(palette, line, paper);
      const low = groundsOf(palette).filter(([, ground]) => contrast(color, ground) < LEAST);
      expect(low.map(([name]) => `${line} on ${name}`)).toEqual([]);
    }
  },
);

test.each(PALETTES)(
  'bars stand out from paper and from their track, columns from paper (%s)',
  (_, palette) => {
    const paper = byPath(palette, 'background.paper');
    const track = byPath(palette, TRACK);
    const parts = Object.keys(palette.tone).map((tone) => `tone.${tone}.ink`);
    const bars = [...MARKS, ...parts].map((path) => byPath(palette, path));
    const columns = SERIES_COLORS.map((css) => drawn(palette, css, paper));
    for (const mark of [...bars, ...columns]) expect(contrast(mark, paper)).toBeGreaterThanOrEqual(LEAST);
    for (const bar of bars) expect(contrast(bar, track)).toBeGreaterThanOrEqual(LEAST);
  },
);
