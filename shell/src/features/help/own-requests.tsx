import { Pager, Panel, QueryStates, RowsSkeleton, Stack } from '@metier/shared-kit/ui';
import { useState } from 'react';
import { useTexts } from '../../texts.ts';
import { useOwnRequests } from './help.api.ts';
import { OwnRequest } from './own-request.tsx';

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
              {requests.map((request) => (
                <OwnRequest key={request.id} request={request} />
              ))}
            </Stack>
            <Pager page={page} pages={pages} onChange={turnTo} />
          </>
        )}
      </QueryStates>
    </Panel>
  );
}
