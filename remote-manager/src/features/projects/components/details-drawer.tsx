import { projectPath } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import type { ProjectRow } from '@metier/shared-kit/marketplace/project';
import { ProjectMarks, useProject } from '@metier/shared-kit/marketplace/project/page';
import { Box, ButtonLink, Icon, IconButton, Stack, Typography } from '@metier/shared-kit/ui';
import { TurnButtons, turnByKeys } from '@metier/shared-kit/ui/dialogs';
import { Drawer } from '@metier/shared-kit/ui/drawer';
import { useId, useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { ProjectDetails } from './project-details.tsx';

interface DetailsDrawerProps {
  first: ProjectRow;
  /** The list with it, as it was when the drawer was opened. */
  rows: readonly ProjectRow[];
  onClose: () => void;
}

/** Key facts of a project of a list in a drawer beside it; can be turned to the others. Source: product.md §5. */
export function DetailsDrawer({ first, rows, onClose }: DetailsDrawerProps) {
  const t = useTexts();
  const kit = useKitTexts();
  const id = useId();
  const [row, show] = useState(first);
  const query = useProject(row.id);
  // The row is of the moment in which the drawer was opened.
  const current = query.data?.project ?? row;
  const index = rows.indexOf(row);
  const turn = (by: 1 | -1) => show(rows[(index + by + rows.length) % rows.length] ?? row);
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      onKeyDown={turnByKeys(turn)}
      slotProps={{ paper: { 'aria-labelledby': id, sx: { width: { xs: '100%', sm: 520 } } } }}
    >
      <Box sx={{ p: 3, pb: 0 }}>
        <Stack
          direction="row"
          sx={{ gap: 2, mb: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}
        >
          <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {current.name}
          </Typography>
          <IconButton aria-label={kit('action.close')} onClick={onClose} sx={{ mt: -0.5 }}>
            <Icon name="close" />
          </IconButton>
        </Stack>
        <Stack direction="row" sx={{ gap: 0.75, mb: 2.5, flexWrap: 'wrap' }}>
          <ProjectMarks project={current} />
        </Stack>
      </Box>
      {/* Has its own scrolling, so that details which load late do not move the button below. */}
      <Box key={row.id} sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 3, pb: 3 }}>
        <ProjectDetails query={query} />
      </Box>
      <Stack
        direction="row"
        sx={{ px: 3, py: 2, gap: 2, alignItems: 'center', borderTop: 1, borderColor: 'divider' }}
      >
        <TurnButtons
          labels={{ previous: t('projects.previous'), next: t('projects.next') }}
          index={index}
          total={rows.length}
          turn={turn}
        />
        <ButtonLink to={projectPath(row.id)} variant="contained">
          {t('projects.open')}
        </ButtonLink>
      </Stack>
    </Drawer>
  );
}
