import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { typography } from './typography.ts';

/** The only shadow, for floating elements; everything else is flat with a border. */
const SHADOW = '0 1px 2px rgb(8 25 26 / 6%), 0 12px 32px -8px rgb(8 25 26 / 18%)';
const base = createTheme();

/** Attribute of `<html>` with the selected scheme; the page's inline script sets it before the first paint. */
const COLOR_SCHEME_ATTRIBUTE = 'data-theme';

/** Local storage key of the user's choice: `light`, `dark` or `system`. */
export const COLOR_MODE_STORAGE_KEY = 'metier-theme';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: `[${COLOR_SCHEME_ATTRIBUTE}="%s"]` },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 10 },
  spacing: 8,
  typography,
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: 100,
      shorter: 120,
      short: 150,
      standard: 180,
      complex: 200,
      enteringScreen: 180,
      leavingScreen: 140,
    },
  },
  shadows: base.shadows.map((_, level) => (level === 0 ? 'none' : SHADOW)) as typeof base.shadows,
  components,
});
