import { useKitTexts, Rich } from '@metier/shared-kit/i18n';

import { PersonWithPhoto, type OpenProject } from '@metier/shared-kit/marketplace/project';
import { Amount, RowDeadline, RowName } from '@metier/shared-kit/marketplace/project/list';
import {
  Box,
  pressLink,
  Stack,
  Typography,
  useFormats,
  useProductNow,
  SEPARATOR,
} from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { CustomerRecord } from '../../../shared/engagement/customer-record.tsx';
import { useTexts } from '../../../texts.ts';

interface OpenProjectFeedProps {
  projects: readonly OpenProject[];
  /** The actions on a project. */
  action: (project: OpenProject) => ReactNode;
}

/** Layout of a row and width of its brief, for their skeleton, too. */
export const FEED_ROW = { p: 2, gap: 1.25, borderTop: 1, borderColor: 'divider' } as const;
export const BRIEF_WIDTH = '80ch';

/** Open projects with what decides about a response: the brief's beginning, its age, the competition and the customer. */
export const OpenProjectFeed = ({ projects, action }: OpenProjectFeedProps) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {projects.map((project) => (
      <Stack key={project.id} component="li" onClick={pressLink} sx={{ ...FEED_ROW, cursor: 'pointer' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
          <Box sx={{ flex: '1 1 min-content', minWidth: 0, overflowWrap: 'break-word' }}>
            <RowName row={project} />
          </Box>
          <Typography component="span" sx={{ fontWeight: 600, ml: 'auto' }}>
            <Amount cents={project.budget} />
          </Typography>
        </Stack>
        <Typography
          data-shortened
          variant="body2"
          sx={{
            maxWidth: BRIEF_WIDTH,
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {project.excerpt}
        </Typography>
        <CustomerRecord customerId={project.customer.id} record={project.customer_record}>
          <PersonWithPhoto person={project.customer} side="customer" />
        </CustomerRecord>
        <Stack
          direction="row"
          sx={{
            justifyContent: 'space-between',
            alignItems: 'center',
            columnGap: 2,
            rowGap: 1.5,
            flexWrap: 'wrap',
          }}
        >
          <Terms project={project} />
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', ml: 'auto' }}>
            {action(project)}
          </Stack>
        </Stack>
      </Stack>
    ))}
  </Box>
);

/** Words that stay on one line. */
const Piece = ({ children }: { children: string }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);

function Terms({ project }: { project: OpenProject }) {
  const t = useTexts();
  const kit = useKitTexts();
  const { relative } = useFormats();
  const now = useProductNow();
  return (
    <Typography variant="body2" component="div" color="textSecondary">
      <Rich
        text={kit('project.terms', { edits: project.edits })}
        marks={{ deadline: () => <RowDeadline row={project} /> }}
      />
      {SEPARATOR}
      <Piece>{t('openProjects.responses', { count: project.responses })}</Piece>
      {SEPARATOR}
      <Piece>{t('openProjects.posted', { when: relative(project.posted_at, now) })}</Piece>
    </Typography>
  );
}
