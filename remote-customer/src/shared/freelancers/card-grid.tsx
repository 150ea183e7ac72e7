import { Box, Waiting } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { CardSkeleton } from './card-skeleton.tsx';

/** Cards of freelancers, in two columns where there is room. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    }}
  >
    {children}
  </Box>
);

/** Skeleton of the cards. */
export const CardsSkeleton = ({ cards }: { cards: number }) => (
  <Waiting>
    <CardGrid>
      {Array.from({ length: cards }, (_, card) => (
        <CardSkeleton key={card} />
      ))}
    </CardGrid>
  </Waiting>
);
