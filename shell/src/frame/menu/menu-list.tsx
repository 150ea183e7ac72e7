import { Box, Stack } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import { Boundary } from '../boundary.tsx';
import { useExit } from '../use-exit.ts';
import { MenuItemAction, MenuItemLink } from './menu-item.tsx';
import { useMenu } from './use-menu.ts';

interface MenuListProps {
  collapses?: boolean;
  /** Called when an entry was chosen: closes a drawer. */
  onChosen?: () => void;
}

/** All entries of the menu, and Exit at its end. */
export function MenuList({ collapses = false, onChosen }: MenuListProps) {
  const t = useTexts();
  const exit = useExit();
  return (
    <Stack component="nav" aria-label={t('menu.label')} sx={{ flexGrow: 1, gap: 0.5, p: 1.5 }}>
      {useMenu().map((entry) => (
        <Boundary key={entry.path} fallback={() => null}>
          <MenuItemLink
            to={entry.path}
            icon={entry.icon}
            current={entry.current}
            collapses={collapses}
            waiting={entry.waiting}
            onClick={onChosen}
          >
            {entry.label}
          </MenuItemLink>
        </Boundary>
      ))}
      <Box sx={{ flexGrow: 1 }} />
      <MenuItemAction icon="exit" collapses={collapses} onClick={exit}>
        {t('menu.exit')}
      </MenuItemAction>
    </Stack>
  );
}
