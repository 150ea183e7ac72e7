import { Box, EmptyState, Pager, Panel, QueryStates, RowsSkeleton } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useHistory } from '../releases.api.ts';
import { ChangeRow } from './change-row.tsx';

interface HistoryProps {
  page: number;
  turnTo: (page: number) => void;
}

/** All changes of live releases, newest first. */
export function History({ page, turnTo }: HistoryProps) {
  const t = useTexts();
  return (
    <QueryStates
      framed
      dimmed
      query={useHistory(page)}
      skeleton={<RowsSkeleton rows={6} />}
      empty={({ changes }) =>
        changes.length === 0 && <EmptyState icon="chart" title={t('releases.emptyHistory')} />
      }
    >
      {({ changes, pages }) => (
        <>
          <Panel sx={{ p: { xs: 0, sm: 0 } }}>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {changes.map((change) => (
                <ChangeRow key={change.number} change={change} />
              ))}
            </Box>
          </Panel>
          <Pager page={page} pages={pages} onChange={turnTo} />
        </>
      )}
    </QueryStates>
  );
}
