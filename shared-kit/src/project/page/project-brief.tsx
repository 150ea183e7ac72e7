import type { ReactNode } from 'react';
import { useKitTexts, useServiceName } from '../../i18n/index.ts';
import { Box, ExternalLink, Panel, Stack, Typography } from '../../ui/index.ts';
import { LinkedText } from '../linked-text.tsx';
import type { Project } from '../types.ts';

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box>
      <Typography component="dt" variant="caption" color="textSecondary">
        {term}
      </Typography>
      <Box component="dd" sx={{ m: 0, mt: 0.25, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

/** What was ordered: the Information of a project. Source: seed.md §2. */
export function ProjectBrief({ project }: { project: Project }) {
  const t = useKitTexts();
  const serviceName = useServiceName();
  return (
    <Panel title={t('project.information')}>
      <Stack component="dl" sx={{ gap: 2, m: 0 }}>
        <Entry term={t('project.name')}>{project.name}</Entry>
        <Stack direction="row" sx={{ gap: 4, flexWrap: 'wrap' }}>
          <Entry term={t('project.type')}>{t(`type.${project.type}`)}</Entry>
          <Entry term={t('project.category')}>{serviceName(project.category_id)}</Entry>
        </Stack>
        <Entry term={t('project.description')}>
          <LinkedText text={project.description} />
        </Entry>
        {project.links.length > 0 && (
          <Entry term={t('project.links')}>
            {project.links.map((link) => (
              <ExternalLink key={link} href={link} sx={{ display: 'block' }}>
                {link}
              </ExternalLink>
            ))}
          </Entry>
        )}
        <Stack direction="row" sx={{ gap: 4, flexWrap: 'wrap' }}>
          <Entry term={t('project.edits')}>{t('project.editsLeft', { left: project.edits_left, edits: project.edits })}</Entry>
          <Entry term={t('project.guarantee')}>{t(project.is_guarantee ? 'project.yes' : 'project.no')}</Entry>
        </Stack>
      </Stack>
    </Panel>
  );
}
