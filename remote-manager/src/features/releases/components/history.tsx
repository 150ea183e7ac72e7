import { Box, EmptyState, Pager, Panel, QueryStates, RowsSkeleton } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useHistory } from '../releases.api.ts';
import { ChangeRow } from './change-row.tsx';

/** No padding of the panel: the rows have their own. */
const FLUSH = { p: { xs: 0, sm: 0 } } as const;

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
      skeleton={
        <Panel sx={FLUSH}>
          <RowsSkeleton rows={6} />
        </Panel>
      }
      empty={({ changes }) =>
        changes.length === 0 && (
          <Panel>
            <EmptyState icon="chart" title={t('releases.emptyHistory')} />
          </Panel>
        )
      }
    >
      {({ changes, pages }) => (
        <>
          <Panel sx={FLUSH}>
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
