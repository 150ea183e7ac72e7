import { notificationsRead, PATHS } from '@metier/contract';
import { useApiRead } from '@metier/shared-kit/query';
import { Link, useLocation } from '@metier/shared-kit/router';
import { IconButton } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import { MarkedIcon } from '../marked-icon.tsx';

/** Link to the notifications, with the number of unread ones. */
export function NotificationBell() {
  const t = useTexts();
  const { pathname } = useLocation();
  const { data } = useApiRead(notificationsRead());
  const unread = data?.unread ?? 0;
  const label = t('topBar.notifications', { count: unread });
  return (
    <IconButton
      component={Link}
      to={PATHS.notifications}
      aria-label={label}
      title={label}
      aria-current={pathname === PATHS.notifications ? 'page' : undefined}
    >
      <MarkedIcon name="bell" count={unread} />
    </IconButton>
  );
}
