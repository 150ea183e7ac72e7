import {
  Badge,
  Button,
  DateTime,
  ErrorState,
  Icon,
  Medallion,
  RowsSkeleton,
  Stack,
  Typography,
} from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useEndSession, useSessions } from '../security.api.ts';

/** Where one is signed in; any but this session can be ended. */
export function SessionList() {
  const t = useTexts();
  const sessions = useSessions();
  const end = useEndSession();
  if (sessions.isPending) return <RowsSkeleton rows={2} height={64} />;
  if (sessions.isError) return <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />;
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2 }}>
      {sessions.data.sessions.map(({ id, device, last_used_at, current }) => (
        <Stack key={id} component="li" direction="row" sx={{ gap: 2, alignItems: 'center' }}>
          <Medallion tone="grey">
            <Icon name="devices" />
          </Medallion>
          <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 550 }}>{device}</Typography>
            <Typography variant="body2" color="textSecondary">
              {t('security.sessions.lastUsed')} <DateTime value={last_used_at} show="relative" />
            </Typography>
          </Stack>
          {current ? (
            <Badge tone="green" icon="check">
              {t('security.sessions.current')}
            </Badge>
          ) : (
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              aria-label={t('security.sessions.endOf', { device })}
              disabled={end.isPending}
              onClick={() => end.mutate({ query: { session_id: id } })}
            >
              {t('security.sessions.end')}
            </Button>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
