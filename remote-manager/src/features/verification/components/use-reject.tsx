import { nameOf } from '@metier/contract';
import { onDemand } from '@metier/shared-kit/on-demand';
import { useDialog } from '@metier/shared-kit/ui';
import { BlockedStep } from '@metier/shared-kit/ui/dialogs';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { requestOf, type Verification } from '../verification.api.ts';

const RejectDialog = onDemand(async () => (await import('./reject-dialog.tsx')).RejectDialog);

/**
 * State and dialog of a rejection. Render `dialog` outside the list: when another manager decides first, the row is
 * removed, but the dialog stays open with the typed reason and explains why it cannot be submitted.
 *
 * @param waiting the listed verifications; undefined while they load
 * @example const { reject, dialog } = useReject(query.data?.verifications);
 */
export function useReject(waiting: readonly Verification[] | undefined): {
  reject: (verification: Verification) => void;
  dialog: ReactNode;
} {
  const t = useTexts();
  const { open, dialog } = useDialog<Verification>(({ subject, close }) => {
    const { freelancer: rejected } = subject;
    const isOver = waiting !== undefined && !waiting.some(({ freelancer }) => freelancer.id === rejected.id);
    return (
      <BlockedStep value={isOver ? t('verification.over') : undefined}>
        <RejectDialog name={nameOf(rejected)} request={requestOf(subject)} onClose={close} />
      </BlockedStep>
    );
  });
  return { reject: open, dialog };
}
