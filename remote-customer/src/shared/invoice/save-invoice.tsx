import { missingRequisites } from '@metier/contract';
import { DownloadDocumentButton } from '@metier/shared-kit/marketplace/project/page';
import { onDemand } from '@metier/shared-kit/on-demand';
import { useDialog } from '@metier/shared-kit/ui';
import { useFetchRequisites } from './invoice.api.ts';
import type { Need } from './requisites-dialog.tsx';

const RequisitesDialog = onDemand(async () => (await import('./requisites-dialog.tsx')).RequisitesDialog);

interface SaveInvoiceProps {
  projectId: string;
  /** Number, for the button's name in a list. */
  number?: string;
}

/** Downloads the invoice of a paid project; asks for its requisites first, if some are missing. */
export function SaveInvoice({ projectId, number }: SaveInvoiceProps) {
  const { open, dialog } = useDialog<Need>(({ subject, close }) => (
    <RequisitesDialog projectId={projectId} need={subject} onClose={close} />
  ));
  const ask = useFetchRequisites();
  const look = (save: () => void) =>
    ask.mutate(
      { query: { project_id: projectId } },
      {
        onSuccess: (requisites) => {
          const missing = missingRequisites(requisites);
          if (missing.length === 0) save();
          else open({ missing, save });
        },
      },
    );
  return (
    <>
      <DownloadDocumentButton
        paper="invoice"
        projectId={projectId}
        first={{ look, isPending: ask.isPending }}
        {...(number !== undefined && { number })}
      />
      {dialog}
    </>
  );
}
