import type { ReactNode } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import { Panel, Stack } from '../../../ui/index.ts';
import type { Project } from '../types.ts';
import { PaperRow } from './paper-row.tsx';
import { SavePaper } from './save-paper.tsx';

/**
 * The documents of a project: the agreement once there is an executor, and the page's own.
 *
 * @example <ProjectPapers project={project}><InvoiceRow projectId={project.id} /></ProjectPapers>
 */
export function ProjectPapers({ project, children }: { project: Project; children?: ReactNode }) {
  const t = useKitTexts();
  const hasAgreement = project.freelancer !== null;
  if (!hasAgreement && !children) return null;
  return (
    <Panel title={t('papers.title')}>
      <Stack sx={{ gap: 2 }}>
        {hasAgreement && (
          <PaperRow title={t('papers.agreement')} text={t('papers.agreementText')}>
            <SavePaper paper="agreement" projectId={project.id} />
          </PaperRow>
        )}
        {children}
      </Stack>
    </Panel>
  );
}
