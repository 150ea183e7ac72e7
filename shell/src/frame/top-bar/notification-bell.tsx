import { notificationsRead, PATHS } from '@metier/contract';
import { OTHERS_ACT_MS, useApiRead } from '@metier/shared-kit/query';
import { Link, useLocation } from '@metier/shared-kit/router';
import { Box, Icon, IconButton } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';

/** A higher count is shown as "99+": more digits tell nothing more. */
const MOST = 99;

/** Link to the notifications, with the number of unread ones. The number takes no room of its own: nothing moves when it comes. */
export function NotificationBell() {
  const t = useTexts();
  const { pathname } = useLocation();
  const { data } = useApiRead(notificationsRead(), { refetchEvery: OTHERS_ACT_MS });
  const unread = data?.unread ?? 0;
  const label = t('topBar.notifications', { count: unread });
  return (
    <IconButton
      component={Link}
      to={PATHS.notifications}
      aria-label={label}
      title={label}
      aria-current={pathname === PATHS.notifications ? 'page' : undefined}
      sx={{ position: 'relative' }}
    >
      <Icon name="bell" />
      {unread > 0 && (
        <Box component="span" aria-hidden sx={COUNT}>
          {unread > MOST ? `${MOST}+` : unread}
        </Box>
      )}
    </IconButton>
  );
}

const COUNT = {
  position: 'absolute',
  top: 2,
  left: '50%',
  minWidth: 18,
  height: 18,
  px: 0.5,
  borderRadius: '9px',
  fontSize: '0.6875rem',
  lineHeight: '18px',
  fontWeight: 650,
  textAlign: 'center',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
} as const;
