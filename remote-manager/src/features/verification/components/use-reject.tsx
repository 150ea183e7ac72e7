import { nameOf } from '@metier/contract';
import { onDemand } from '@metier/shared-kit/on-demand';
import { useDialog } from '@metier/shared-kit/ui';
import { BlockedStep } from '@metier/shared-kit/ui/dialogs';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { useLinks, type Verification } from '../verification.api.ts';

const RejectDialog = onDemand(async () => (await import('./reject-dialog.tsx')).RejectDialog);

/**
 * State and dialog of a rejection. Render `dialog` outside the list: when another manager decides first, the row is
 * removed, but the dialog stays open with the typed reason and explains why it cannot be submitted. When the freelancer
 * changes the links, the dialog shows the current ones, and the rejection is about those.
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
      listed={waiting ? waiting.find(({ freelancer }) => freelancer.id === subject.freelancer.id) : subject}
      onClose={close}
    />
  ));
  return { reject: open, dialog };
}

interface RejectionProps {
  /** As it was when the dialog was opened. */
  verification: Verification;
  /** As it is listed now; undefined if it is not. */
  listed: Verification | undefined;
  onClose: () => void;
}

/** A verification that is not listed may only have moved to another page, as it does when links are added. */
function Rejection({ verification, listed, onClose }: RejectionProps) {
  const t = useTexts();
  const { freelancer } = verification;
  const { data } = useLinks(freelancer.id, !listed);
  const { status, links, submitted_at } =
    listed ?? (data && { ...data.verification, ...data }) ?? verification;
  const request = { freelancer_id: freelancer.id, submitted_at: submitted_at ?? verification.submitted_at };
  const isOver = status !== 'submitted';
  return (
    <BlockedStep value={isOver ? t('verification.over') : undefined}>
      <RejectDialog
        name={nameOf(freelancer)}
        request={request}
        changed={isOver || idsOf(links) === idsOf(verification.links) ? undefined : links}
        onClose={onClose}
      />
    </BlockedStep>
  );
}

const idsOf = (links: Verification['links']): string => links.map(({ link_id }) => link_id).join();
