import type { Work } from '@metier/shared-kit/marketplace/profile';
import { useRef, useState } from 'react';
import { moved } from './moved.ts';
import { useOrderWorks } from './portfolio.api.ts';

interface Move {
  readonly work: Work;
  readonly place: number;
}

/**
 * The works in the order that the user wants, at once, and the last move. Moves are saved one after the other, so that
 * the last one wins; a refused one restores the saved order.
 */
export function useOrder(saved: readonly Work[]) {
  const { save, reread } = useOrderWorks();
  const [shown, show] = useState<readonly Work[]>();
  const [last, note] = useState<Move>();
  const wanted = useRef<readonly Work[]>(undefined);
  const isSaving = useRef(false);

  const saveAll = async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      let sent: readonly Work[] | undefined;
      while (wanted.current && wanted.current !== sent) {
        sent = wanted.current;
        await save({ body: { ids: sent.map(({ id }) => id) } });
      }
    } catch {
      // The user was told.
    }
    await reread();
    isSaving.current = false;
    wanted.current = undefined;
    show(undefined);
  };

  const works = shown ?? saved;
  return {
    works,
    last,
    move: (from: number, to: number) => {
      const next = moved(works, from, to);
      const work = works[from];
      if (next === works || !work) return;
      wanted.current = next;
      show(next);
      note({ work, place: to });
      void saveAll();
    },
  };
}
