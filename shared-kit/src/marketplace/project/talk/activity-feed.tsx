import { activityRead, nameOf } from '@metier/contract';
import { useState } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import { useApiRead } from '../../../query/index.ts';
import {
  Box,
  DateTime,
  Pager,
  Panel,
  QueryStates,
  RowsSkeleton,
  Stack,
  Typography,
  SEPARATOR,
} from '../../../ui/index.ts';
import type { Activity, Project } from '../types.ts';
import { useActivityWords } from './use-activity-words.ts';

type Watched = Pick<Project, 'id' | 'freelancer'>;

interface EntryProps extends Pick<Watched, 'freelancer'> {
  entry: Activity;
}

function Entry({ entry: { actor, at, ...activity }, freelancer }: EntryProps) {
  const t = useKitTexts();
  const wordsOf = useActivityWords(freelancer);
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 1.5,
        position: 'relative',
        pb: 2,
        '&:last-of-type': { pb: 0 },
        '&:not(:last-of-type)::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 4,
          top: 18,
          bottom: -4,
          width: '1px',
          bgcolor: 'divider',
        },
      }}
    >
      <Box
        aria-hidden
        sx={{
          width: 9,
          height: 9,
          mt: '7px',
          flexShrink: 0,
          borderRadius: '50%',
          border: 2,
          borderColor: actor ? 'primary.main' : 'text.disabled',
        }}
      />
      <Box>
        <Typography sx={{ fontWeight: 550 }}>{wordsOf(activity)}</Typography>
        <Typography variant="caption" color="textSecondary">
          {actor ? nameOf(actor) : t('project.automatic')}
          {SEPARATOR}
          <DateTime value={at} />
        </Typography>
      </Box>
    </Stack>
  );
}

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
              <Entry key={entry.id} entry={entry} freelancer={freelancer} />
            ))}
          </Box>
        )}
      </QueryStates>
      <Pager page={page} pages={activity.data?.pages ?? 1} onChange={turnTo} />
    </Panel>
  );
}
