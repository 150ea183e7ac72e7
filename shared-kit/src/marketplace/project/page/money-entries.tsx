import { read, type ProjectFigure } from '@metier/contract';
import { useId } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import { useApiRead } from '../../../query/index.ts';
import { Box, DateTime, LineSkeleton, QueryStates, Stack, Typography } from '../../../ui/index.ts';
import { Amount } from '../amount.tsx';

interface MoneyEntriesProps {
  projectId: string;
  figure: ProjectFigure;
  /** The figure as shown to the viewer. */
  name: string;
}

/** The ledger rows that a figure of a project's money consists of, newest first. */
export function MoneyEntries({ projectId: project_id, figure, name }: MoneyEntriesProps) {
  const t = useKitTexts();
  const heading = useId();
  const rows = useApiRead(read('GET /api/projects/project_card/money', { query: { project_id, figure } }));
  return (
    <Box
      role="region"
      aria-labelledby={heading}
      sx={{ mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider', maxWidth: 560 }}
    >
      <Typography id={heading} component="h2" variant="h3" sx={{ mb: 0.5 }}>
        {t('money.entriesOf', { figure: name })}
      </Typography>
      <QueryStates
        query={rows}
        skeleton={<LineSkeleton />}
        empty={(reply) =>
          reply.rows.length === 0 && <Typography color="textSecondary">{t('money.none')}</Typography>
        }
      >
        {(reply) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {reply.rows.map(({ id, event, amount, at }) => (
              <Stack
                key={id}
                component="li"
                direction="row"
                sx={{ py: 1, gap: 2, justifyContent: 'space-between', alignItems: 'center' }}
              >
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography>{t(`money.event.${event}`)}</Typography>
                  <Typography variant="body2" color="textSecondary">
                    <DateTime value={at} />
                  </Typography>
                </Box>
                <Typography sx={{ fontWeight: 600, flexShrink: 0 }}>
                  <Amount cents={amount} />
                </Typography>
              </Stack>
            ))}
          </Box>
        )}
      </QueryStates>
    </Box>
  );
}
