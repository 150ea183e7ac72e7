import { PATHS } from '@metier/contract';
import { useNavigate } from '@metier/shared-kit/router';
import type { IconName } from '@metier/shared-kit/ui';
import { useMenu } from '../../frame/menu/use-menu.ts';
import { useTexts } from '../../texts.ts';
import type { Command } from './commands.ts';

/** Pages to go to: the entries of the menu, and the notifications of the top bar. */
export function usePages(): readonly Command[] {
  const t = useTexts();
  const navigate = useNavigate();
  const bell = {
    path: PATHS.notifications,
    label: t('topBar.notifications', { count: 0 }),
    icon: 'bell',
  } as const;
  const links: readonly { path: string; label: string; icon: IconName }[] = [...useMenu(), bell];
  return links.map(({ path, label, icon }) => ({
    id: `go-${path}`,
    label,
    icon,
    run: () => void navigate(path),
  }));
}
