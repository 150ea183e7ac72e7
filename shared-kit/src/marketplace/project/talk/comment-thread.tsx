import { useState } from 'react';
import { nameOf, read } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { OTHERS_ACT_MS, useApiRead } from '../../../query/index.ts';
import {
  Box,
  DateTime,
  Initials,
  Pager,
  Panel,
  QueryStates,
  RowsSkeleton,
  Stack,
  Typography,
} from '../../../ui/index.ts';
import { LinkedText } from '../linked-text.tsx';
import type { Comment } from '../types.ts';
import { CommentForm } from './comment-form.tsx';

function Entry({ text, date, commentator }: Comment) {
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.5 }}>
      <Initials
        first={commentator.first_name}
        last={commentator.last_name}
        sx={{ width: 32, height: 32, fontSize: '0.8125rem', bgcolor: 'primary.light', color: 'text.primary' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
            {nameOf(commentator)}
          </Box>{' '}
          · <DateTime value={date} />
        </Typography>
        <LinkedText text={text} />
      </Box>
    </Stack>
  );
}

function useComments(projectId: string, page: number) {
  return useApiRead(
    read('GET /api/projects/project_card/comments', { query: { project_id: projectId, page } }),
    { keepPrevious: true, refetchEvery: OTHERS_ACT_MS },
  );
}

interface CommentThreadProps {
  projectId: string;
  /** For somebody who reads along without being a side. */
  readOnly?: boolean;
}

/** What the two sides say to each other, oldest first; opens at the newest page. */
export function CommentThread({ projectId, readOnly = false }: CommentThreadProps) {
  const t = useKitTexts();
  const [chosen, choose] = useState<number>();
  const [pages, setPages] = useState(1);
  const page = Math.max(1, Math.min(chosen ?? pages, pages));
  const query = useComments(projectId, page);
  const { data } = query;
  // Every answer has the number of pages, so one query is enough. Comments are never deleted: the number only grows.
  if (data && data.pages > pages) setPages(data.pages);
  return (
    <Panel title={t('comments.title')}>
      <QueryStates query={query} skeleton={<RowsSkeleton rows={2} />} failedTitle={t('comments.failed')}>
        {({ comments }) => (
          <Stack
            component="ol"
            sx={{ m: 0, p: 0, mb: 3, gap: 2.5, listStyle: 'none', '&:empty': { display: 'none' } }}
          >
            {comments.map((comment) => (
              <Entry key={comment.id} {...comment} />
            ))}
          </Stack>
        )}
      </QueryStates>
      <Pager page={page} pages={pages} onChange={choose} />
      {/* Comes with the comments, which would push it down. */}
      {data && !readOnly && <CommentForm projectId={projectId} onAdded={() => choose(undefined)} />}
      {readOnly && data?.total === 0 && <Typography color="textSecondary">{t('comments.none')}</Typography>}
    </Panel>
  );
}
