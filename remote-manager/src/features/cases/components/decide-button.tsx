import type { Project } from '@metier/shared-kit/marketplace/project';
import { Button, Icon } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

interface DecideButtonProps {
  project: Project;
  /** From `useDecide`. */
  onDecide: (project: Project) => void;
}

/** Opens the decision dialog of a dispute. */
export function DecideButton({ project, onDecide }: DecideButtonProps) {
  const t = useTexts();
  return (
    <Button
      variant="contained"
      startIcon={<Icon name="cases" />}
      aria-label={t('decision.openFor', { name: project.name })}
      onClick={() => onDecide(project)}
    >
      {t('decision.open')}
    </Button>
  );
}
