import { nameOf } from '@metier/contract';
import { onDemand } from '@metier/shared-kit/on-demand';
import { useDialog } from '@metier/shared-kit/ui';
import { BlockedStep } from '@metier/shared-kit/ui/dialogs';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { requestOf, useIsDecided, type Verification } from '../verification.api.ts';

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
  const { open, dialog } = useDialog<Verification>(({ subject, close }) => (
    <Rejection
      verification={subject}
      isListed={!waiting || waiting.some(({ freelancer }) => freelancer.id === subject.freelancer.id)}
      onClose={close}
    />
  ));
  return { reject: open, dialog };
}

interface RejectionProps {
  verification: Verification;
  isListed: boolean;
  onClose: () => void;
}

/** A verification that is not listed may only have moved to another page. */
function Rejection({ verification, isListed, onClose }: RejectionProps) {
  const t = useTexts();
  const { freelancer } = verification;
  const isOver = useIsDecided(freelancer.id, !isListed);
  return (
    <BlockedStep value={isOver ? t('verification.over') : undefined}>
      <RejectDialog name={nameOf(freelancer)} request={requestOf(verification)} onClose={onClose} />
    </BlockedStep>
  );
}
