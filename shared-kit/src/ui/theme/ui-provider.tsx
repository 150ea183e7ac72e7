import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect, useMemo, type ReactNode } from 'react';
import { keepFocus } from '../focus/keep-focus.ts';
import { prefix } from './prefixes.ts';
import { COLOR_MODE_STORAGE_KEY, theme } from './theme.ts';

/** What a visitor may choose; `system` follows the device. */
export const COLOR_MODES = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

interface UiProviderProps {
  nonce?: string | undefined;
  /** Where the style elements stand; the document's head if left out. */
  stylesIn?: HTMLElement | undefined;
  children: ReactNode;
}

/**
 * The look of everything inside it: theme, base styles and one style cache that carries the page's
 * nonce, so that a strict Content-Security-Policy lets the styles in. The focus stays in the page.
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
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={COLOR_MODE_STORAGE_KEY} noSsr>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** The visitor's colour mode and how to change it; the choice is kept and reaches all tabs. */
export function useColorMode(): { mode: ColorMode; setMode: (mode: ColorMode) => void } {
  const { mode, setMode } = useColorScheme();
  return { mode: mode ?? 'system', setMode };
}
