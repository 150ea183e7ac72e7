import { Box, Pager, PanelsSkeleton, QueryStates, Stack } from '@metier/shared-kit/ui';
import { FilterTabs } from '@metier/shared-kit/ui/tabs';
import type { ReactNode } from 'react';

/** A paged query of a queue. */
interface QueueQuery<Part extends string> {
  readonly data:
    | { readonly pages: number; readonly counts?: Readonly<Record<Part, number>> | undefined }
    | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

interface QueueFrameProps<Part extends string> {
  /** Label of the tabs for screen readers. */
  label: string;
  parts: readonly { value: Part; text: string }[];
  place: { part: Part; page: number; show: (part: Part) => void; turnTo: (page: number) => void };
  query: QueueQuery<Part>;
  /** By default that of tall cards. */
  skeleton?: ReactNode;
  /** Above the cards. */
  filter?: ReactNode;
  /** The cards, or the empty state. */
  children: ReactNode;
}

/**
 * A queue of managers: tabs with their numbers, cards with their loading and error states, and pages.
 *
 * @example <QueueFrame label={t('parts')} parts={parts} place={place} query={requests}>{cards}</QueueFrame>
 */
export function QueueFrame<Part extends string>({
  label,
  parts,
  place,
  query,
  filter,
  skeleton = <PanelsSkeleton panels={2} />,
  children,
}: QueueFrameProps<Part>) {
  const tabs = parts.map((part) => ({ ...part, count: query.data?.counts?.[part.value] }));
  return (
    <FilterTabs label={label} tabs={tabs} counted value={place.part} onChange={place.show} sx={{ mb: 2.5 }}>
      {filter && <Box sx={{ mb: 2 }}>{filter}</Box>}
      <QueryStates framed dimmed query={query} skeleton={skeleton}>
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
