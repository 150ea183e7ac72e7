import { RowsSkeleton, Skeleton } from '../../ui/index.ts';
import { AVATAR_SIZE } from './conversation-row.tsx';

/** Skeleton of conversations. */
export const ConversationsSkeleton = () => (
  <RowsSkeleton
    rows={3}
    mark={<Skeleton variant="circular" width={AVATAR_SIZE} height={AVATAR_SIZE} sx={{ flexShrink: 0 }} />}
  />
);
