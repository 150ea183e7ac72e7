import { Medallion, RowsSkeleton, Skeleton } from '@metier/shared-kit/ui';
import { MARK } from './notification-row.tsx';

/** Skeleton of notifications. */
export const NotificationsSkeleton = () => (
  <RowsSkeleton
    rows={5}
    mark={
      <Skeleton variant="circular" sx={{ ...MARK, flexShrink: 0 }}>
        <Medallion tone="grey">{null}</Medallion>
      </Skeleton>
    }
  />
);
