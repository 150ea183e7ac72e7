import type { Reply } from '@metier/shared-kit/http';
import { Rich } from '@metier/shared-kit/i18n';
import {
  Badge,
  Button,
  DateTime,
  Icon,
  Medallion,
  Pager,
  QueryStates,
  RowsSkeleton,
  Stack,
  Typography,
  useFormats,
} from '@metier/shared-kit/ui';
import { ConfirmButton } from '@metier/shared-kit/ui/confirm';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { useEndOtherSessions, useEndSession, useSessions } from '../security.api.ts';

type Session = Reply<'GET /api/auth/sessions'>['sessions'][number];

/** The user's sessions; all except the current one can be ended. */
export function SessionList() {
  const [page, turnTo] = useState(1);
  return (
    <QueryStates query={useSessions(page)} skeleton={<RowsSkeleton rows={2} />}>
      {({ sessions, pages, total }) => (
        <>
          <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2 }}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </Stack>
          <Pager page={page} pages={pages} onChange={turnTo} />
          {total > 1 && <EndOthers />}
        </>
      )}
    </QueryStates>
  );
}

function EndOthers() {
  const t = useTexts();
  const endOthers = useEndOtherSessions();
  return (
    <ConfirmButton
      sx={{ mt: 2.5 }}
      title={t('security.sessions.endOthersTitle')}
      text={t('security.sessions.endOthersText')}
      confirm={t('security.sessions.endOthers')}
      onConfirm={() => endOthers.mutateAsync({})}
    >
      {t('security.sessions.endOthers')}
    </ConfirmButton>
  );
}

/** An unrecognised browser is identified by the time of its sign-in. */
function SessionRow({
  session: { id, device, address, created_at, last_used_at, current },
}: {
  session: Session;
}) {
  const t = useTexts();
  const { dateTime } = useFormats();
  const end = useEndSession();
  const name = device || t('security.sessions.unnamed', { at: dateTime(created_at) });
  return (
    <Stack component="li" direction="row" sx={{ columnGap: 2, alignItems: 'center' }}>
      <Medallion tone="grey">
        <Icon name="devices" />
      </Medallion>
      <Stack
        direction="row"
        sx={{ flex: 1, columnGap: 2, rowGap: 1, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Stack sx={{ flex: '1 1 160px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 550 }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <Rich
              text={
                address ? t('security.sessions.lastUsedFrom', { address }) : t('security.sessions.lastUsed')
              }
              marks={{ at: () => <DateTime value={last_used_at} show="relative" /> }}
            />
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
            aria-label={t('security.sessions.endOf', { device: name })}
            sx={{ flexShrink: 0 }}
            disabled={end.isPending}
            onClick={() => end.mutate({ query: { session_id: id } })}
          >
            {t('security.sessions.end')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
