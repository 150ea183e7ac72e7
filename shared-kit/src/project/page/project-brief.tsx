import type { ReactNode } from 'react';
import { customerPath, freelancerPath } from '../../contract/index.ts';
import { useKitTexts, useServiceName } from '../../i18n/index.ts';
import { Box, ExternalLink, Panel, Stack, TextLink, Typography } from '../../ui/index.ts';
import { LinkedText } from '../linked-text.tsx';
import type { Project } from '../types.ts';
import { useViewer } from '../use-viewer.ts';

type Person = Project['customer'];

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

const NameLink = ({ to, person }: { to: string; person: Person }) => (
  <TextLink to={to}>{`${person.first_name} ${person.last_name}`}</TextLink>
);

/** What was ordered: the Information of a project. Source: seed.md §2. */
export function ProjectBrief({ project }: { project: Project }) {
  const t = useKitTexts();
  const serviceName = useServiceName();
  const viewer = useViewer();
  const { customer, freelancer } = project;
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
        <Stack direction="row" sx={{ gap: 4, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
          {viewer !== 'customer' && (
            <Entry term={t('role.customer')}>
              <NameLink to={customerPath(customer.id)} person={customer} />
            </Entry>
          )}
          {viewer !== 'freelancer' && freelancer && (
            <Entry term={t('role.freelancer')}>
              <NameLink to={freelancerPath(freelancer.id)} person={freelancer} />
            </Entry>
          )}
        </Stack>
        <Stack direction="row" sx={{ gap: 4, flexWrap: 'wrap' }}>
          <Entry term={t('project.edits')}>
            {t('project.editsLeft', { left: project.edits_left, edits: project.edits })}
          </Entry>
          <Entry term={t('project.guarantee')}>
            {t(project.is_guarantee ? 'project.yes' : 'project.no')}
          </Entry>
        </Stack>
      </Stack>
    </Panel>
  );
}
