import { RowsSkeleton, Skeleton } from '../../ui/index.ts';
import { FACE } from './conversation-row.tsx';

/** Skeleton of conversations. */
export const ConversationsSkeleton = () => (
  <RowsSkeleton
    rows={3}
    mark={<Skeleton variant="circular" width={FACE} height={FACE} sx={{ flexShrink: 0 }} />}
  />
);
