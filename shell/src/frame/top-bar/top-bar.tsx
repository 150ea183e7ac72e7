import { PATHS } from '@metier/contract';
import { useLocation } from '@metier/shared-kit/router';
import { useUser } from '@metier/shared-kit/session';
import { Box, Stack } from '@metier/shared-kit/ui';
import { BrandLink } from '../brand.tsx';
import { LOW, MEASURES } from '../measures.ts';
import { CreateButton } from './create-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { PaletteButton } from './palette-button.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { UserBlock } from './user-block.tsx';

/** No create button on "My projects", which has its own, nor on the create page. */
const WITHOUT_CREATE: readonly string[] = [PATHS.myProjects, PATHS.create];

/** A window without room for the logo's name beside the customer's buttons. */
const TINY = '@media (max-width: 399.95px)';

/** Create button (customers only), command palette, language, appearance, notifications, and the signed-in user. */
export function TopBar() {
  const { pathname } = useLocation();
  const creates = useUser()?.role === 'customer' && !WITHOUT_CREATE.includes(pathname);
  return (
    <Stack
      component="header"
      direction="row"
      sx={{
        position: 'sticky',
        top: 0,
        [LOW]: { position: 'static' },
        zIndex: 'appBar',
        height: MEASURES.topBar,
        flexShrink: 0,
        alignItems: 'center',
        gap: { xs: 0, sm: 0.5 },
        px: { xs: 2, sm: 4 },
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: { xs: 'flex', md: 'none' }, [TINY]: { '& span': { display: 'none' } } }}>
        <BrandLink />
      </Box>
      <Box sx={{ flexGrow: 1 }} />
      {creates && <CreateButton />}
      <PaletteButton />
      <LanguageMenu />
      <ThemeMenu />
      <NotificationBell />
      <UserBlock />
    </Stack>
  );
}
