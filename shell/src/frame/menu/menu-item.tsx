import { Link } from '@metier/shared-kit/router';
import { Box, ButtonBase, Icon, type IconName, VISUALLY_HIDDEN } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { CountMark } from '../count-mark.tsx';
import { WaitingText } from './waiting-text.tsx';

/** A window in which a menu that collapses shows icons only. */
const NARROW = '@media (max-width:1199.95px)';
const AT_END = { ml: 'auto' } as const;
const ON_ICON_OF_ENTRY = { position: 'absolute', top: 2, left: 25 } as const;

const look = {
  position: 'relative',
  display: 'flex',
  justifyContent: 'flex-start',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  minHeight: 40,
  px: 1.5,
  borderRadius: 1,
  color: 'text.secondary',
  fontSize: '0.9375rem',
  fontWeight: 550,
  textDecoration: 'none',
  textAlign: 'start',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&[aria-current]': { bgcolor: 'primary.light', color: 'primary.main' },
} as const;

interface MenuItemProps {
  icon: IconName;
  children: ReactNode;
  /** True if the menu shows icons only between 900 and 1200 px. */
  collapses: boolean;
  /** Counter of the entry; none by default. */
  waiting?: number;
}

const Content = ({ icon, children, collapses, waiting = 0 }: MenuItemProps) => (
  <>
    <Icon name={icon} />
    {/* Where the menu shows icons only, the label is for screen readers and the icon's tooltip. */}
    <Box component="span" sx={collapses ? { [NARROW]: VISUALLY_HIDDEN } : {}}>
      {children}
    </Box>
    <CountMark count={waiting} sx={collapses ? { ...AT_END, [NARROW]: ON_ICON_OF_ENTRY } : AT_END} />
    <WaitingText count={waiting} />
  </>
);

interface MenuLinkProps extends MenuItemProps {
  to: string;
  /** True for the current page's entry. */
  current: boolean;
  onClick?: (() => void) | undefined;
}

/** A link of the menu; the one of the current page is marked. */
export function MenuItemLink({ to, current, onClick, ...content }: MenuLinkProps) {
  return (
    <ButtonBase
      component={Link}
      to={to}
      aria-current={current ? 'page' : undefined}
      sx={look}
      {...(onClick ? { onClick } : {})}
    >
      <Content {...content} />
    </ButtonBase>
  );
}

/** An action of the menu. */
export function MenuItemAction({ onClick, ...content }: MenuItemProps & { onClick: () => void }) {
  return (
    <ButtonBase onClick={onClick} sx={look}>
      <Content {...content} />
    </ButtonBase>
  );
}
