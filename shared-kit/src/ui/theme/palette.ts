/** Tones of a status, badge or note; icon and text express them as well. */
export type Tone = 'grey' | 'blue' | 'indigo' | 'amber' | 'orange' | 'green' | 'red';

/** Text colour and background of a tone, with a contrast of at least 4.5:1. */
interface ToneColors {
  readonly ink: string;
  readonly ground: string;
}

type Tones = Readonly<Record<Tone, ToneColors>>;

const lightTones: Tones = {
  grey: { ink: '#4a5757', ground: '#edf1f1' },
  blue: { ink: '#1552a3', ground: '#e6f0fc' },
  indigo: { ink: '#4438a6', ground: '#edecfb' },
  amber: { ink: '#755000', ground: '#fcf1d4' },
  orange: { ink: '#923f0c', ground: '#fcebdf' },
  green: { ink: '#12633b', ground: '#e1f4e8' },
  red: { ink: '#a61f26', ground: '#fce9e9' },
};

const darkTones: Tones = {
  grey: { ink: '#b6c4c3', ground: '#232e2f' },
  blue: { ink: '#93c2ff', ground: '#142a49' },
  indigo: { ink: '#b8b2ff', ground: '#272352' },
  amber: { ink: '#f0c767', ground: '#392b0a' },
  orange: { ink: '#ffb685', ground: '#42250d' },
  green: { ink: '#7bdaa5', ground: '#113423' },
  red: { ink: '#ffa1a1', ground: '#46191c' },
};

/** Outline of buttons: more than a divider, less than an input. */
export const BUTTON_LINE = 'color-mix(in srgb, var(--mui-palette-text-primary) 24%, transparent)';

/** Outline of inputs, with a contrast of at least 3:1 on paper, to the paper and to every ground around it. */
export const INPUT_LINE = 'color-mix(in srgb, var(--mui-palette-text-primary) 54%, transparent)';

/** The same, of an input with the pointer over it. */
export const HOVERED_INPUT_LINE = 'var(--mui-palette-text-secondary)';

/** Colours of bars, with a contrast of at least 3:1 to paper and to the track of a bar. */
export const MARKS = ['primary.main', 'warning.main', 'tone.amber.ink'] as const;
export type Mark = (typeof MARKS)[number];

/** The part of a bar that is not filled. */
export const TRACK = 'tone.grey.ground';

/** Colours of a chart's series, with a contrast of at least 3:1 to paper. */
export const SERIES_COLORS = ['var(--mui-palette-primary-main)', 'var(--mui-palette-warning-main)'] as const;

export const lightPalette = {
  primary: { main: '#0b5f63', dark: '#084a4e', light: '#e2f0f0', contrastText: '#ffffff' },
  error: { main: '#b3262d' },
  warning: { main: '#8a5d00' },
  success: { main: '#16724a' },
  info: { main: '#1552a3' },
  background: { default: '#f5f8f8', paper: '#ffffff' },
  text: { primary: '#111d1e', secondary: '#536263', disabled: '#8b9898' },
  divider: '#dfe7e6',
  tone: lightTones,
};

export const darkPalette = {
  primary: { main: '#6ccfc7', dark: '#8fded7', light: '#12393a', contrastText: '#062324' },
  error: { main: '#ff9a9a' },
  warning: { main: '#f0c767' },
  success: { main: '#7bdaa5' },
  info: { main: '#93c2ff' },
  background: { default: '#0c1314', paper: '#131c1d' },
  text: { primary: '#e7efee', secondary: '#9fb0af', disabled: '#667776' },
  divider: '#253233',
  tone: darkTones,
};

declare module '@mui/material/styles' {
  interface Palette {
    tone: Tones;
  }
  interface PaletteOptions {
    tone?: Tones;
  }
  interface CssThemeVariables {
    enabled: true;
  }
}
