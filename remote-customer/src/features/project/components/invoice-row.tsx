import { missingRequisites } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { PaperRow, SavePaper } from '@metier/shared-kit/marketplace/project/page';
import { onDemand } from '@metier/shared-kit/on-demand';
import { DialogButton, Icon, Stack, useDialog } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useFetchRequisites } from '../invoice.api.ts';
import type { Need } from './requisites-dialog.tsx';

const RequisitesDialog = onDemand(async () => (await import('./requisites-dialog.tsx')).RequisitesDialog);

/** The invoice of a paid project: company details and download. */
export function InvoiceRow({ projectId }: { projectId: string }) {
  const t = useTexts();
  const kit = useKitTexts();
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
    <PaperRow title={kit('papers.invoice')} text={t('invoice.text')}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <DialogButton
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="edit" />}
          dialog={(close) => <RequisitesDialog projectId={projectId} onClose={close} />}
        >
          {t('invoice.details')}
        </DialogButton>
        <SavePaper paper="invoice" projectId={projectId} first={{ look, isPending: ask.isPending }} />
      </Stack>
      {dialog}
    </PaperRow>
  );
}
