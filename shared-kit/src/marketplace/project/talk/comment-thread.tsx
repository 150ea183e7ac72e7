import { useState } from 'react';
import { nameOf } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { OTHERS_ACT_MS, useApiQuery } from '../../../query/index.ts';
import {
  Box,
  DateTime,
  ErrorState,
  Initials,
  Pager,
  Panel,
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
  return useApiQuery(
    'GET /api/projects/project_card/comments',
    { query: { project_id: projectId, page } },
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
  const first = useComments(projectId, 1);
  const pages = first.data?.pages ?? 1;
  const page = Math.max(1, Math.min(chosen ?? pages, pages));
  const { data, error, refetch } = useComments(projectId, page);
  return (
    <Panel title={t('comments.title')}>
      {error ? (
        <ErrorState title={t('comments.failed')} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={2} />
      ) : (
        <Stack
          component="ol"
          sx={{ m: 0, p: 0, mb: 3, gap: 2.5, listStyle: 'none', '&:empty': { display: 'none' } }}
        >
          {data.comments.map((comment) => (
            <Entry key={comment.id} {...comment} />
          ))}
        </Stack>
      )}
      <Pager page={page} pages={pages} onChange={choose} />
      {/* Comes with the comments, which would push it down. */}
      {data && !readOnly && <CommentForm projectId={projectId} onAdded={() => choose(undefined)} />}
      {readOnly && data?.total === 0 && <Typography color="textSecondary">{t('comments.none')}</Typography>}
    </Panel>
  );
}
