import {
  Badge,
  Box,
  DateTime,
  Pager,
  Panel,
  QueryStates,
  RowsSkeleton,
  Stack,
  Typography,
} from '@metier/shared-kit/ui';
import { useState } from 'react';
import { useTexts } from '../../texts.ts';
import { useOwnRequests } from './help.api.ts';

/** The user's questions to support, with their answers. Nothing, if there are none. */
export function OwnRequests() {
  const t = useTexts();
  const [page, turnTo] = useState(1);
  const list = useOwnRequests(page);
  if (list.data?.total === 0) return null;
  return (
    <Panel title={t('help.own.title')}>
      <QueryStates
        dimmed
        query={list}
        skeleton={<RowsSkeleton rows={2} />}
        failedTitle={t('help.own.failed')}
      >
        {({ requests, pages }) => (
          <>
            <Stack component="ul" sx={{ m: 0, p: 0, gap: 2.5, listStyle: 'none' }}>
              {requests.map(({ id, name, description, created_at, answer, answered_at }) => (
                <Box key={id} component="li" sx={{ overflowWrap: 'anywhere' }}>
                  <Stack
                    direction="row"
                    sx={{ columnGap: 1.5, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}
                  >
                    <Typography variant="h3">{name}</Typography>
                    {answer === null ? (
                      <Badge tone="amber" icon="clock">
                        {t('help.own.open')}
                      </Badge>
                    ) : (
                      <Badge tone="green" icon="check">
                        {t('help.own.answered')}
                      </Badge>
                    )}
                    <Typography component="span" variant="caption" color="textSecondary">
                      <DateTime value={created_at} />
                    </Typography>
                  </Stack>
                  <Typography color="textSecondary" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
                    {description}
                  </Typography>
                  {answer !== null && answered_at !== null && (
                    <Box sx={{ mt: 1, pl: 2, borderInlineStart: 3, borderColor: 'primary.main' }}>
                      <Typography variant="caption" color="textSecondary">
                        {t('help.own.answer')} · <DateTime value={answered_at} />
                      </Typography>
                      <Typography sx={{ whiteSpace: 'pre-line' }}>{answer}</Typography>
                    </Box>
                  )}
                </Box>
              ))}
            </Stack>
            <Pager page={page} pages={pages} onChange={turnTo} />
          </>
        )}
      </QueryStates>
    </Panel>
  );
}
