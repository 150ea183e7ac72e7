import type { Project, ProjectRow } from '@metier/shared-kit/marketplace/project';
import { ProjectBrief } from '@metier/shared-kit/marketplace/project/page';
import { Box, Button } from '@metier/shared-kit/ui';
import { BlockedNote } from '@metier/shared-kit/ui/dialogs';
import type { MouseEvent } from 'react';
import { useTexts } from '../../texts.ts';

interface ChangedBriefProps {
  /** A row of a list until the project has loaded. */
  project: ProjectRow | Project;
  onSeen: () => void;
}

/** The new brief in a form that was opened with an earlier one, and the button to go on with it. */
export function ChangedBrief({ project, onSeen }: ChangedBriefProps) {
  const t = useTexts();
  const goOn = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    form?.querySelector('textarea')?.focus();
    onSeen();
  };
  return (
    <div>
      <BlockedNote>{t('engagement.respond.changed')}</BlockedNote>
      {'description' in project && (
        <>
          <ProjectBrief project={project} />
          <Box sx={{ mt: 2 }}>
            <Button variant="contained" onClick={goOn}>
              {t('engagement.respond.goOn')}
            </Button>
          </Box>
        </>
      )}
    </div>
  );
}
