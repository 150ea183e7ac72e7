import { useKitTexts } from '../../i18n/index.ts';
import { useSaveFile } from '../../query/index.ts';
import { Button, Icon } from '../../ui/index.ts';

/** Papers of a project by name: the call that prints one, and its words. */
const PAPERS = {
  agreement: {
    call: 'GET /api/projects/project_card/agreement_file',
    label: 'papers.saveAgreement',
    failed: 'papers.agreementFailed',
  },
  invoice: {
    call: 'GET /api/projects/project_card/check',
    label: 'papers.saveInvoice',
    failed: 'papers.invoiceFailed',
  },
} as const;

interface SavePaperProps {
  paper: keyof typeof PAPERS;
  projectId: string;
}

/**
 * Button that lets the browser save a paper of a project as a PDF.
 *
 * @example <SavePaper paper="invoice" projectId={project.id} />
 */
export function SavePaper({ paper, projectId }: SavePaperProps) {
  const t = useKitTexts();
  const { call, label, failed } = PAPERS[paper];
  const file = useSaveFile(call, t(failed));
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Icon name="download" />}
      loading={file.isPending}
      aria-label={t(label)}
      onClick={() => file.mutate({ query: { project_id: projectId } })}
    >
      {t('papers.save')}
    </Button>
  );
}
