import { BOTTOM_BAR } from '@metier/shared-kit/notify';
import { onDemand } from '@metier/shared-kit/on-demand';
import { Link } from '@metier/shared-kit/router';
import { Box, ButtonBase, GlobalStyles, Stack, useDialog, type Theme } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import { Boundary } from '../boundary.tsx';
import { ON_ICON } from '../count-mark.tsx';
import { LOW, LOW_BOTTOM_BAR, MEASURES } from '../measures.ts';
import { MarkedIcon } from '../marked-icon.tsx';
import { NOTICE } from '../notice-room.tsx';
import { useMenu } from './use-menu.ts';
import { WaitingText } from './waiting-text.tsx';

const MenuDrawer = onDemand(async () => (await import('./menu-drawer.tsx')).MenuDrawer);

const SHOWN = 3;
const look = {
  flex: 1,
  minWidth: 0,
  flexDirection: 'column',
  gap: 0.25,
  px: 0.5,
  color: 'text.secondary',
  fontSize: '0.6875rem',
  fontWeight: 550,
  textDecoration: 'none',
  '&[aria-current]': { color: 'primary.main' },
  [LOW]: { flexDirection: 'row', gap: 0.75 },
} as const;
const word = {
  width: '100%',
  [LOW]: { width: 'auto' },
  textAlign: 'center',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
} as const;

const BESIDE_DOTS = { ...ON_ICON, left: '90%' };

/** Between the top bar and what has the focus, for its ring. */
const ROOM = 8;

/** Height of the bar; toasts and the page stay above it. What gets the focus is scrolled below the top bar. */
const HEIGHT = ({ breakpoints }: Theme) => ({
  ':root': {
    scrollPaddingTop: `calc(${MEASURES.topBar + ROOM}px + var(${NOTICE}, 0px))`,
    [LOW]: { scrollPaddingTop: `calc(${ROOM}px + var(${NOTICE}, 0px))` },
    [breakpoints.down('md')]: {
      [BOTTOM_BAR]: `${MEASURES.bottomBar}px`,
      [LOW]: { [BOTTOM_BAR]: `${LOW_BOTTOM_BAR}px` },
    },
  },
});

/** The first menu entries, and a drawer with all of them. */
export function BottomBar() {
  const t = useTexts();
  const { open, dialog } = useDialog<true>(({ close }) => <MenuDrawer onClose={close} />);
  const menu = useMenu();
  const rest = menu.slice(SHOWN);
  const behind = rest.reduce((sum, { waiting }) => sum + waiting, 0);
  return (
    <>
      <GlobalStyles styles={HEIGHT} />
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
          height: `var(${BOTTOM_BAR})`,
          zIndex: 'appBar',
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {menu.slice(0, SHOWN).map((entry) => (
          <Boundary key={entry.path} fallback={() => null}>
            <ButtonBase
              component={Link}
              to={entry.path}
              aria-current={entry.current ? 'page' : undefined}
              sx={look}
            >
              <MarkedIcon name={entry.icon} count={entry.waiting} />
              <Box component="span" sx={word}>
                {entry.label}
              </Box>
              <WaitingText count={entry.waiting} />
            </ButtonBase>
          </Boundary>
        ))}
        <ButtonBase
          aria-haspopup="dialog"
          aria-current={rest.some(({ current }) => current) ? 'true' : undefined}
          onClick={() => open(true)}
          sx={look}
        >
          <MarkedIcon name="more" count={behind} at={BESIDE_DOTS} />
          <Box component="span" sx={word}>
            {t('menu.more')}
          </Box>
          <WaitingText count={behind} />
        </ButtonBase>
      </Stack>
      {dialog}
    </>
  );
}
