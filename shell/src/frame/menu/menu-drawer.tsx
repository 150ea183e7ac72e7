import { Box } from '@metier/shared-kit/ui';
import { Drawer } from '@metier/shared-kit/ui/drawer';
import { useTexts } from '../../texts.ts';
import { UserBlock } from '../top-bar/user-block.tsx';
import { MenuList } from './menu-list.tsx';

/** Bottom drawer with the whole menu, on narrow screens. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('menu.label'), sx: { borderRadius: '14px 14px 0 0' } } }}
    >
      <Box sx={{ px: 2, pt: 2 }}>
        <UserBlock always onClick={onClose} />
      </Box>
      <MenuList onChosen={onClose} />
    </Drawer>
  );
}
