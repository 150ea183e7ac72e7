import { Box, keepInOrder, Stack } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { BrandLink } from './brand.tsx';
import { Footer } from './footer.tsx';
import { MAIN, MEASURES } from './measures.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { SkipLink } from './skip-link.tsx';
import { LanguageMenu } from './top-bar/language-menu.tsx';
import { SignInLink } from './top-bar/sign-in-link.tsx';
import { ThemeMenu } from './top-bar/theme-menu.tsx';

/** Frame of the pages without sign-in. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <Stack sx={{ minHeight: '100dvh' }}>
      <SkipLink />
      <Stack
        component="header"
        direction="row"
        sx={{ height: MEASURES.topBar, px: { xs: 2, sm: 4 }, alignItems: 'center', gap: 1 }}
      >
        <BrandLink />
        <Box sx={{ flexGrow: 1 }} />
        <SignInLink />
        <LanguageMenu />
        <ThemeMenu />
      </Stack>
      <OfflineNotice />
      <Box component="main" id="content" ref={keepInOrder} sx={MAIN}>
        {children}
      </Box>
      <Footer />
    </Stack>
  );
}
