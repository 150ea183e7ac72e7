import { activityRead } from '@metier/contract';
import { useState } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import { useApiRead } from '../../../query/index.ts';
import { Box, Pager, Panel, QueryStates, RowsSkeleton } from '../../../ui/index.ts';
import type { Project } from '../types.ts';
import { ActivityEntry } from './activity-entry.tsx';

type Watched = Pick<Project, 'id' | 'freelancer'>;

/** A project's activity with actor and time, newest first. */
export function ActivityFeed({ project: { id, freelancer } }: { project: Watched }) {
  const t = useKitTexts();
  const [page, turnTo] = useState(1);
  const activity = useApiRead(activityRead(id, page), { keepPrevious: true });
  return (
    <Panel title={t('project.activity')}>
      <QueryStates query={activity} skeleton={<RowsSkeleton rows={3} />}>
        {({ activity: entries }) => (
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {entries.map((entry) => (
              <ActivityEntry key={entry.id} entry={entry} freelancer={freelancer} />
            ))}
          </Box>
        )}
      </QueryStates>
      <Pager page={page} pages={activity.data?.pages ?? 1} onChange={turnTo} />
    </Panel>
  );
}
