import { BOTTOM_BAR } from '@metier/shared-kit/notify';
import { Box, keepInOrder, moveInList } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { BottomBar } from './menu/bottom-bar.tsx';
import { SideMenu } from './menu/side-menu.tsx';
import { Footer } from './footer.tsx';
import { MAIN, MEASURES } from './measures.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { SkipLink } from './skip-link.tsx';
import { StaleReadsNotice } from './stale-reads-notice.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { useEvents } from './use-events.ts';

/** Side menu, top bar, page, footer; a bottom bar instead of the side menu on a narrow screen. */
export function AppFrame({ children }: { children: ReactNode }) {
  useEvents();
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink />
      <SideMenu />
      <Box
        sx={{
          flexGrow: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
          pb: { xs: `var(${BOTTOM_BAR})`, md: 0 },
        }}
      >
        <TopBar />
        <OfflineNotice under={MEASURES.topBar} />
        <StaleReadsNotice under={MEASURES.topBar} />
        <Box component="main" id="content" ref={keepInOrder} onKeyDown={moveInList} sx={MAIN}>
          {children}
        </Box>
        <Footer />
      </Box>
      <BottomBar />
    </Box>
  );
}
