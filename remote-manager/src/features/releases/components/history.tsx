import { Box, EmptyState, Pager, Panel, QueryStates, RowsSkeleton, Stack } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useHistory } from '../releases.api.ts';
import { useHistoryFilter, type HistoryFilter } from '../use-history-filter.ts';
import { ChangeRow } from './change-row.tsx';
import { HistoryFilters } from './history-filters.tsx';

/** No padding of the panel: the rows have their own. */
const FLUSH = { p: { xs: 0, sm: 0 } } as const;

interface HistoryProps {
  page: number;
  turnTo: (page: number) => void;
}

/** Changes of live releases, newest first. */
export function History({ page, turnTo }: HistoryProps) {
  const filter = useHistoryFilter();
  return (
    <Stack sx={{ gap: 2.5 }}>
      <HistoryFilters filter={filter} />
      <Changes query={{ page, ...filter.query }} turnTo={turnTo} />
    </Stack>
  );
}

interface ChangesProps extends Pick<HistoryProps, 'turnTo'> {
  query: HistoryFilter['query'] & { page: number };
}

function Changes({ query, turnTo }: ChangesProps) {
  const t = useTexts();
  const { page, ...filter } = query;
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <QueryStates
      framed
      dimmed
      query={useHistory(query)}
      skeleton={
        <Panel sx={FLUSH}>
          <RowsSkeleton rows={6} />
        </Panel>
      }
      empty={({ changes }) =>
        changes.length === 0 && (
          <Panel>
            <EmptyState
              icon={isFiltered ? 'search' : 'chart'}
              title={t(isFiltered ? 'releases.noneFound' : 'releases.emptyHistory')}
            />
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
