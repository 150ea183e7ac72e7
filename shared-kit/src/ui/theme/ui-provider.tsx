import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect, useMemo, type ReactNode } from 'react';
import { keepFocus } from '../focus/keep-focus.ts';
import { followDensity } from './density.ts';
import { prefix } from './prefixes.ts';
import { COLOR_MODE_STORAGE_KEY, theme } from './theme.ts';

/** The user's choices; `system` follows the device. */
export const COLOR_MODES = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

interface UiProviderProps {
  nonce?: string | undefined;
  /** Parent of the style elements; by default the document's head. */
  stylesIn?: HTMLElement | undefined;
  children: ReactNode;
}

/**
 * Provides the product's look: theme, base styles and one style cache with the page's nonce, which a strict
 * Content-Security-Policy requires. Keeps the focus in the page.
 *
 * @example <UiProvider nonce={document.querySelector('script')?.nonce}>…</UiProvider>
 */
export function UiProvider({ nonce, stylesIn, children }: UiProviderProps) {
  const cache = useMemo(
    () =>
      createCache({
        key: 'm',
        stylisPlugins: [prefix],
        ...(nonce && { nonce }),
        ...(stylesIn && { container: stylesIn }),
      }),
    [nonce, stylesIn],
  );
  useEffect(keepFocus, []);
  useEffect(followDensity, []);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={COLOR_MODE_STORAGE_KEY} noSsr>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** The user's colour mode and its setter; stored, and shared by all tabs. */
export function useColorMode(): { mode: ColorMode; setMode: (mode: ColorMode) => void } {
  const { mode, setMode } = useColorScheme();
  return { mode: mode ?? 'system', setMode };
}
