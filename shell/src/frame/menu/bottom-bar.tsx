import { NavLink } from '@metier/shared-kit/router';
import { Box, ButtonBase, Icon, Stack } from '@metier/shared-kit/ui';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../texts.ts';
import { MEASURES } from '../measures.ts';
import { MenuLabel } from './menu-label.tsx';
import { useMenu } from './use-menu.ts';

const MenuDrawer = lazy(() =>
  import('./menu-drawer.tsx').then(({ MenuDrawer: Drawer }) => ({ default: Drawer })),
);

const SHOWN = 3;
const look = {
  flex: 1,
  minWidth: 0,
  flexDirection: 'column',
  gap: 0.25,
  px: 0.5,
  color: 'text.secondary',
  fontSize: '0.75rem',
  fontWeight: 550,
  textDecoration: 'none',
  '&.active': { color: 'primary.main' },
} as const;
const word = {
  width: '100%',
  textAlign: 'center',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** The first entries within reach of the thumb; all of them in a drawer. */
export function BottomBar() {
  const t = useTexts();
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Stack
        component="nav"
        aria-label={t('menu.label')}
        direction="row"
        sx={{
          display: { md: 'none' },
          position: 'fixed',
          bottom: 0,
          left: 0,
          right: 0,
          height: MEASURES.bottomBar,
          zIndex: 'appBar',
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {useMenu()
          .slice(0, SHOWN)
          .map((entry) => (
            <ButtonBase key={entry.path} component={NavLink} to={entry.path} sx={look}>
              <Icon name={entry.icon} />
              <Box component="span" sx={word}>
                <MenuLabel {...entry} />
              </Box>
            </ButtonBase>
          ))}
        <ButtonBase aria-haspopup="dialog" onClick={() => setOpen(true)} sx={look}>
          <Icon name="more" />
          <Box component="span" sx={word}>
            {t('menu.more')}
          </Box>
        </ButtonBase>
      </Stack>
      {open !== null && (
        <Suspense>
          <MenuDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
