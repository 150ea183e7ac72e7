import { useKitTexts } from '../../../i18n/index.ts';
import { useSaveFile } from '../../../query/index.ts';
import { DownloadButton } from '../../../ui/index.ts';
import { missingIn, useRequisiteNames } from './requisite-names.ts';

/** Documents of a project: the call and its texts. */
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

interface DownloadDocumentButtonProps {
  paper: keyof typeof PAPERS;
  projectId: string;
  /** Number of the document, for the button's name in a list. */
  number?: string;
  /** Checks the document's requirements before the download; calls `save` if they are met. */
  first?: { readonly look: (save: () => void) => void; readonly isPending: boolean };
}

/**
 * Button that downloads a document of a project as a PDF. Names the requisites that an invoice lacks.
 *
 * @example <DownloadDocumentButton paper="invoice" projectId={project.id} />
 */
export function DownloadDocumentButton({ paper, projectId, number, first }: DownloadDocumentButtonProps) {
  const t = useKitTexts();
  const { call, label, failed } = PAPERS[paper];
  const namesOf = useRequisiteNames();
  const file = useSaveFile(call, (error) => {
    const missing = missingIn(error);
    return missing.length > 0 ? t('papers.invoiceMissing', { names: namesOf(missing) }) : t(failed);
  });
  const save = () => file.mutate({ query: { project_id: projectId } });
  return (
    <DownloadButton
      loading={file.isPending || (first?.isPending ?? false)}
      received={file.received}
      aria-label={number === undefined ? t(label) : `${t(label)} ${number}`}
      onClick={() => (first ? first.look(save) : save())}
    >
      {t('papers.save')}
    </DownloadButton>
  );
}
