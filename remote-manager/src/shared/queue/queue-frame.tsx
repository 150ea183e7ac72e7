import { Pager, PanelsSkeleton, QueryStates, Stack } from '@metier/shared-kit/ui';
import { FilterTabs } from '@metier/shared-kit/ui/tabs';
import type { ReactNode } from 'react';

/** A page of a queue as a query holds it. */
interface QueueQuery {
  readonly data: { readonly pages: number } | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

interface QueueFrameProps<Part extends string> {
  /** What the parts are of, for screen readers. */
  label: string;
  parts: readonly { value: Part; text: string }[];
  place: { part: Part; page: number; show: (part: Part) => void; turnTo: (page: number) => void };
  query: QueueQuery;
  /** Cards of what waits, or what to say when nothing does. */
  children: ReactNode;
}

/**
 * A queue that managers work off: its parts as tabs, then cards that wait, fail or stand there, then pages.
 *
 * @example <QueueFrame label={t('parts')} parts={parts} place={place} query={requests}>{cards}</QueueFrame>
 */
export function QueueFrame<Part extends string>({
  label,
  parts,
  place,
  query,
  children,
}: QueueFrameProps<Part>) {
  return (
    <FilterTabs label={label} tabs={parts} value={place.part} onChange={place.show} sx={{ mb: 2.5 }}>
      <QueryStates framed dimmed query={query} skeleton={<PanelsSkeleton panels={2} />}>
        {() => (
          <Stack component="ul" sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
            {children}
          </Stack>
        )}
      </QueryStates>
      <Pager page={place.page} pages={query.data?.pages ?? 1} onChange={place.turnTo} />
    </FilterTabs>
  );
}
