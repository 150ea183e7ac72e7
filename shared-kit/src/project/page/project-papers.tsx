import type { ReactNode } from 'react';
import { useKitTexts } from '../../i18n/index.ts';
import { useSaveFile } from '../../query/index.ts';
import { Button, Icon, Panel, Stack } from '../../ui/index.ts';
import type { Project } from '../types.ts';
import { PaperRow } from './paper-row.tsx';

/**
 * What there is of a project on paper: the agreement as soon as somebody does the work, and what the page adds.
 *
 * @example <ProjectPapers project={project}><InvoiceRow project={project} /></ProjectPapers>
 */
export function ProjectPapers({ project, children }: { project: Project; children?: ReactNode }) {
  const t = useKitTexts();
  const agreement = useSaveFile('GET /api/projects/project_card/agreement_file', t('papers.agreementFailed'));
  const hasAgreement = project.freelancer !== null;
  if (!hasAgreement && !children) return null;
  return (
    <Panel title={t('papers.title')}>
      <Stack sx={{ gap: 2 }}>
        {hasAgreement && (
          <PaperRow title={t('papers.agreement')} text={t('papers.agreementText')}>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Icon name="download" />}
              loading={agreement.isPending}
              aria-label={t('papers.saveAgreement')}
              onClick={() => agreement.mutate({ query: { project_id: project.id } })}
            >
              {t('papers.save')}
            </Button>
          </PaperRow>
        )}
        {children}
      </Stack>
    </Panel>
  );
}
