import type { ReactNode } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import { Panel, Stack } from '../../../ui/index.ts';
import type { Project } from '../types.ts';
import { DocumentRow } from './document-row.tsx';
import { DownloadDocumentButton } from './download-document-button.tsx';

/**
 * The documents of a project: the agreement once there is an executor, and the page's own.
 *
 * @example <ProjectDocuments project={project}><InvoiceRow projectId={project.id} /></ProjectDocuments>
 */
export function ProjectDocuments({ project, children }: { project: Project; children?: ReactNode }) {
  const t = useKitTexts();
  const hasAgreement = project.freelancer !== null;
  if (!hasAgreement && !children) return null;
  return (
    <Panel title={t('papers.title')}>
      <Stack sx={{ gap: 2 }}>
        {hasAgreement && (
          <DocumentRow title={t('papers.agreement')} text={t('papers.agreementText')}>
            <DownloadDocumentButton paper="agreement" projectId={project.id} />
          </DocumentRow>
        )}
        {children}
      </Stack>
    </Panel>
  );
}
