import { projectPath } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import type { ProjectRow } from '@metier/shared-kit/marketplace/project';
import {
  ActivityFeed,
  MoneyStrip,
  NextStep,
  ProjectBrief,
  ProjectMarks,
  useProject,
} from '@metier/shared-kit/marketplace/project/page';
import {
  Box,
  ButtonLink,
  Icon,
  IconButton,
  QueryStates,
  RowsSkeleton,
  Stack,
  Typography,
} from '@metier/shared-kit/ui';
import { Drawer } from '@metier/shared-kit/ui/drawer';
import { useId } from 'react';
import { useTexts } from '../../../texts.ts';

/** Key facts of a project in a drawer beside the list. Source: product.md §5. */
export function DetailsDrawer({ row, onClose }: { row: ProjectRow; onClose: () => void }) {
  const t = useTexts();
  const kit = useKitTexts();
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': id, sx: { width: { xs: '100%', sm: 520 } } } }}
    >
      <Box sx={{ p: 3, pb: 0 }}>
        <Stack
          direction="row"
          sx={{ gap: 2, mb: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}
        >
          <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {row.name}
          </Typography>
          <IconButton aria-label={kit('action.close')} onClick={onClose} sx={{ mt: -0.5 }}>
            <Icon name="close" />
          </IconButton>
        </Stack>
        <Stack direction="row" sx={{ gap: 0.75, mb: 2.5, flexWrap: 'wrap' }}>
          <ProjectMarks project={row} />
        </Stack>
      </Box>
      {/* Has its own scrolling, so that details which load late do not move the button below. */}
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 3, pb: 3 }}>
        <Details id={row.id} />
      </Box>
      <Box sx={{ px: 3, py: 2, borderTop: 1, borderColor: 'divider' }}>
        <ButtonLink to={projectPath(row.id)} variant="contained">
          {t('projects.open')}
        </ButtonLink>
      </Box>
    </Drawer>
  );
}

const Details = ({ id }: { id: string }) => (
  <QueryStates query={useProject(id)} skeleton={<RowsSkeleton rows={4} />}>
    {({ project }) => (
      <>
        <NextStep project={project} />
        <MoneyStrip project={project} />
        <Stack sx={{ gap: 3 }}>
          <ProjectBrief project={project} />
          <ActivityFeed project={project} />
        </Stack>
      </>
    )}
  </QueryStates>
);
