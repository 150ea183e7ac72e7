import type { ReactNode } from 'react';
import { useDialog } from '../../ui/index.ts';
import { BlockedStep } from '../../ui/dialogs/blocked-step.tsx';

interface ReviewDialog<Shown> {
  /** The listed reviews; undefined while they load. */
  listed: readonly Shown[] | undefined;
  /** Why the step is no longer possible, translated; undefined while it is. Without a review if it is not listed. */
  blockOf: (now: Shown | undefined) => string | undefined;
  dialog: (review: Shown, close: () => void) => ReactNode;
}

/**
 * State and dialog of a step on one of the listed reviews. Render `dialog` outside the list: when the review is taken
 * down or answered elsewhere, the dialog stays open with the typed text and says so.
 *
 * @example
 * const answering = useReviewDialog({ listed, blockOf, dialog: ({ id }, close) => <AnswerDialog reviewId={id} onClose={close} /> });
 */
export function useReviewDialog<Shown extends { readonly id: string }>({
  listed,
  blockOf,
  dialog: draw,
}: ReviewDialog<Shown>): { open: (review: Shown) => void; dialog: ReactNode } {
  const { open, dialog } = useDialog<Shown>(({ subject, close }) => (
    <BlockedStep value={listed && blockOf(listed.find(({ id }) => id === subject.id))}>
      {draw(subject, close)}
    </BlockedStep>
  ));
  return { open, dialog };
}
