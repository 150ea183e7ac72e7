import { useKitTexts } from '@metier/shared-kit/i18n';
import { PaperRow, SavePaper } from '@metier/shared-kit/project/page';
import { onDemand } from '@metier/shared-kit/remote';
import { Button, Icon, Stack } from '@metier/shared-kit/ui';
import { useState } from 'react';
import { useTexts } from '../texts.ts';

const RequisitesDialog = onDemand(async () => (await import('./requisites-dialog.tsx')).RequisitesDialog);

/** The invoice of a paid project: to whom it is made out, and the file. */
export function InvoiceRow({ projectId }: { projectId: string }) {
  const t = useTexts();
  const kit = useKitTexts();
  const [isAsked, setAsked] = useState(false);
  return (
    <PaperRow title={kit('papers.invoice')} text={t('invoice.text')}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="edit" />}
          onClick={() => setAsked(true)}
        >
          {t('invoice.details')}
        </Button>
        <SavePaper paper="invoice" projectId={projectId} />
      </Stack>
      {isAsked && <RequisitesDialog projectId={projectId} onClose={() => setAsked(false)} />}
    </PaperRow>
  );
}
