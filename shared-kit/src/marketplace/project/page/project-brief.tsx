import type { ReactNode } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import { DownloadAll, StoredFiles } from '../../../files/index.ts';
import { Box, Panel, Stack, Typography } from '../../../ui/index.ts';
import { LinkList } from '../link-list.tsx';
import { LinkedText } from '../linked-text.tsx';
import { PersonWithPhoto } from '../person-with-photo.tsx';
import { useServiceName } from '../service-name.ts';
import type { Project } from '../types.ts';
import { useViewer } from '../use-viewer.ts';
import { BriefScope } from './brief-scope.tsx';

interface EntryProps {
  term: string;
  /** Half of the width, beside another entry. */
  half?: boolean;
  children: ReactNode;
}

function Entry({ term, half = false, children }: EntryProps) {
  return (
    <Box sx={{ gridColumn: half ? 'auto' : '1 / -1' }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {term}
      </Typography>
      <Box component="dd" sx={{ m: 0, mt: 0.25, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

/** Two columns, if a long word fits into half of the width. */
const HALVES = 'repeat(auto-fit, minmax(min(100%, 136px), 1fr))';

/** The ordered work: the Information of a project. Source: seed.md §2. */
export function ProjectBrief({ project }: { project: Project }) {
  const t = useKitTexts();
  const serviceName = useServiceName();
  const viewer = useViewer();
  const { customer, freelancer } = project;
  return (
    <Panel title={t('project.information')}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: HALVES, gap: 2, m: 0 }}>
        <Entry term={t('project.name')}>{project.name}</Entry>
        <Entry half term={t('project.type')}>
          {t(`type.${project.type}`)}
        </Entry>
        <Entry half term={t('project.category')}>
          {serviceName(project.category_id)}
        </Entry>
        <Entry term={t('scope.title')}>
          <BriefScope project={project} />
        </Entry>
        <Entry term={t('project.description')}>
          <LinkedText text={project.description} />
        </Entry>
        {project.links.length > 0 && (
          <Entry term={t('project.links')}>
            <LinkList links={project.links} />
          </Entry>
        )}
        {project.files.length > 0 && (
          <Entry term={t('project.files')}>
            <Stack sx={{ gap: 1, mt: 0.5 }}>
              <StoredFiles files={project.files} wide />
              {project.files.length > 1 && <DownloadAll of={{ project_id: project.id }} />}
            </Stack>
          </Entry>
        )}
        {viewer !== 'customer' && (
          <Entry half={viewer === 'manager'} term={t('role.customer')}>
            <PersonWithPhoto person={customer} side="customer" />
          </Entry>
        )}
        {viewer !== 'freelancer' && freelancer && (
          <Entry half={viewer === 'manager'} term={t('role.freelancer')}>
            <PersonWithPhoto person={freelancer} side="freelancer" />
          </Entry>
        )}
        <Entry half={viewer !== 'manager'} term={t('project.deadline')}>
          {t('project.days', { count: project.deadline_days })}
        </Entry>
        <Entry half term={t('project.edits')}>
          {project.edits === 0
            ? t('project.noEdits')
            : t('project.editsLeft', { left: project.edits_left, edits: project.edits })}
        </Entry>
        <Entry half term={t('project.guarantee')}>
          {t(project.is_guarantee ? 'project.yes' : 'project.no')}
        </Entry>
        {project.invoice_number && (
          <Entry half term={t('papers.invoice')}>
            {project.invoice_number}
          </Entry>
        )}
      </Box>
      {freelancer && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('project.agreed')}
        </Typography>
      )}
    </Panel>
  );
}
