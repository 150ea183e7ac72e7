import type { Work } from '@metier/shared-kit/marketplace/profile';
import { useRef, useState } from 'react';
import { moved } from './moved.ts';
import { useOrderWorks } from './portfolio.api.ts';

interface Move {
  readonly work: Work;
  readonly place: number;
}

/** The order that the user wants, and the saved one that it changes. */
interface PendingOrder {
  readonly works: readonly Work[];
  readonly before: readonly Work[];
}

/**
 * The works in the order that the user wants, at once, and the last move. Moves are saved one after the other, so that
 * the last one wins; a refused one restores the saved order.
 */
export function useOrder(saved: readonly Work[]) {
  const { save, refetch } = useOrderWorks();
  const [pending, setPending] = useState<PendingOrder>();
  const [last, note] = useState<Move>();
  const [isSaving, setSaving] = useState(false);
  const queued = useRef<readonly Work[]>(undefined);

  const saveAll = async () => {
    setSaving(true);
    try {
      let sent: readonly Work[] | undefined;
      while (queued.current && queued.current !== sent) {
        sent = queued.current;
        await save({ body: { ids: sent.map(({ id }) => id) } });
      }
    } catch {
      // `useApiMutation` has shown the error.
      setPending(undefined);
    }
    queued.current = undefined;
    setSaving(false);
    await refetch();
  };

  // Until the works that were read again are rendered, `saved` is the order before.
  const works = pending && (isSaving || pending.before === saved) ? pending.works : saved;
  return {
    works,
    last,
    move: (from: number, to: number) => {
      const next = moved(works, from, to);
      const work = works[from];
      if (next === works || !work) return;
      setPending({ works: next, before: saved });
      note({ work, place: to });
      const isQueued = queued.current !== undefined;
      queued.current = next;
      if (!isQueued) void saveAll();
    },
  };
}
