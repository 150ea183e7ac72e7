import { Link } from '@metier/shared-kit/router';
import { Box, ButtonBase, Icon, type IconName, VISUALLY_HIDDEN } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';

const look = {
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
}

const Content = ({ icon, children, collapses }: MenuItemProps) => (
  <>
    <Icon name={icon} />
    {/* Where the menu is narrow, the word stays for screen readers and as the icon's title. */}
    <Box component="span" sx={collapses ? { [`@media (max-width:1199.95px)`]: VISUALLY_HIDDEN } : {}}>
      {children}
    </Box>
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
