import type { ReactNode } from 'react';
import type { Review } from '@metier/contract/schemas/review';
import { useKitTexts } from '../../i18n/index.ts';
import { Avatar, Box, DateTime, LineSkeleton, Skeleton, Stack, Stars, Typography } from '../../ui/index.ts';
import { LinkedText } from '../project/linked-text.tsx';

interface ReviewCardProps {
  review: Pick<Review, 'author' | 'stars' | 'text' | 'written_at' | 'answer'>;
  /** Author and subject. */
  head: ReactNode;
  /** Name of the reviewed person, who can answer. */
  subject: string;
  /** Shown below: seal, removal, actions. */
  children?: ReactNode;
}

/** Diameter of the author's face, in pixels. */
const AVATAR_SIZE = 32;

/** One review with its answer. */
export function ReviewCard({ review, head, subject, children }: ReviewCardProps) {
  const t = useKitTexts();
  const { author, stars, text, written_at, answer } = review;
  return (
    <Stack component="li" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ columnGap: 1.5, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 0 }}>
          <Avatar person={author} size={AVATAR_SIZE} />
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {head}
          </Typography>
        </Stack>
        <Stars value={stars} />
        <Typography variant="caption" color="textSecondary">
          <DateTime value={written_at} show="relative" />
        </Typography>
      </Stack>
      <LinkedText text={text} />
      {answer && (
        <Box sx={{ borderInlineStart: (theme) => `3px solid ${theme.vars.palette.divider}`, pl: 2 }}>
          <Typography variant="caption" color="textSecondary" component="p">
            {t('review.answer.of', { name: subject })}
          </Typography>
          <LinkedText text={answer.text} />
        </Box>
      )}
      {children}
    </Stack>
  );
}

/** Skeleton of a review. */
export const ReviewCardSkeleton = () => (
  <Stack component="li" sx={{ gap: 1 }}>
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <Skeleton variant="circular" width={AVATAR_SIZE} height={AVATAR_SIZE} sx={{ flexShrink: 0 }} />
      <Typography variant="h3" component="div" sx={{ flexGrow: 1 }}>
        <Skeleton width="min(320px, 80%)" />
      </Typography>
    </Stack>
    <LineSkeleton lines={2} />
  </Stack>
);

/** A list of reviews. */
export const ReviewList = ({ children }: { children: ReactNode }) => (
  <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 3 }}>
    {children}
  </Stack>
);
