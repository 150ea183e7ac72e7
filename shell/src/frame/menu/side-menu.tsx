import { Stack } from '@metier/shared-kit/ui';
import { BrandLink } from '../brand.tsx';
import { MEASURES } from '../measures.ts';
import { MenuList } from './menu-list.tsx';

/** The side menu: labels and icons from 1200 px, icons from 900 px, hidden below. */
export function SideMenu() {
  return (
    <Stack
      component="aside"
      sx={{
        display: { xs: 'none', md: 'flex' },
        position: 'sticky',
        top: 0,
        height: '100dvh',
        width: { md: MEASURES.narrowMenu, lg: MEASURES.wideMenu },
        flexShrink: 0,
        bgcolor: 'background.paper',
        borderRight: 1,
        borderColor: 'divider',
        overflowY: 'auto',
      }}
    >
      <Stack direction="row" sx={{ height: MEASURES.topBar, flexShrink: 0, alignItems: 'center', px: 2.75 }}>
        <BrandLink compact />
      </Stack>
      <MenuList collapses />
    </Stack>
  );
}
