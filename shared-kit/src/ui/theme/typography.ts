import type { ThemeOptions } from '@mui/material/styles';
import { FONT_NAME } from './font/font-face.ts';

const FONT_FAMILY = `'${FONT_NAME}', ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif`;

export const typography = {
  fontFamily: FONT_FAMILY,
  // At 320 px, the longest German title just fits the page's width.
  h1: {
    fontSize: 'clamp(1.5rem, 8.4vw, 1.75rem)',
    lineHeight: 1.2,
    fontWeight: 650,
    letterSpacing: '-0.022em',
    textWrap: 'balance',
  },
  h2: {
    fontSize: '1.1875rem',
    lineHeight: 1.35,
    fontWeight: 620,
    letterSpacing: '-0.012em',
    textWrap: 'balance',
  },
  h3: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 600, letterSpacing: '-0.006em' },
  body1: { fontSize: '0.9375rem', lineHeight: 1.55, letterSpacing: '-0.003em' },
  body2: { fontSize: '0.875rem', lineHeight: 1.5, letterSpacing: 0 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45, letterSpacing: 0 },
  button: {
    fontSize: '0.9375rem',
    lineHeight: 1.4,
    fontWeight: 600,
    letterSpacing: '-0.003em',
    textTransform: 'none',
  },
} as const satisfies ThemeOptions['typography'];
