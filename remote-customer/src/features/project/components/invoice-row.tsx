import { useKitTexts } from '@metier/shared-kit/i18n';
import { DocumentRow } from '@metier/shared-kit/marketplace/project/page';
import { onDemand } from '@metier/shared-kit/on-demand';
import { DialogButton, Icon, Stack } from '@metier/shared-kit/ui';
import { SaveInvoice } from '../../../shared/invoice/save-invoice.tsx';
import { useTexts } from '../../../texts.ts';

const RequisitesDialog = onDemand(
  async () => (await import('../../../shared/invoice/requisites-dialog.tsx')).RequisitesDialog,
);

/** The invoice of a paid project: company details and download. */
export function InvoiceRow({ projectId }: { projectId: string }) {
  const t = useTexts();
  const kit = useKitTexts();
  return (
    <DocumentRow title={kit('papers.invoice')} text={t('invoice.text')}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <DialogButton
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="edit" />}
          dialog={(close) => <RequisitesDialog projectId={projectId} onClose={close} />}
        >
          {t('invoice.details')}
        </DialogButton>
        <SaveInvoice projectId={projectId} />
      </Stack>
    </DocumentRow>
  );
}
