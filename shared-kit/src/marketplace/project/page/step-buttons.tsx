import type { Role } from '@metier/contract';
import { useContext, useState } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import { onDemand } from '../../../on-demand/index.ts';
import { useOfferedCommands } from '../../../state/index.ts';
import { Button, ButtonLink, Icon, PageGone, Stack } from '../../../ui/index.ts';
import { isSuggested, type ArrangedSteps, type ProjectStepOf, type ShownStep } from './steps.ts';
import { useTakeStep } from './use-take-step.ts';

const StepsMenu = onDemand(async () => (await import('./steps-menu.tsx')).StepsMenu);

export interface StepsProps {
  arranged: ArrangedSteps<ProjectStepOf<Role>>;
  steps: Readonly<Partial<Record<ProjectStepOf<Role>, ShownStep>>>;
}

const isUnavailable = (step: ShownStep) =>
  'onPress' in step && (step.isBusy === true || step.isDone === true);

/** The steps of a project's page: at most two buttons, and a menu with the others. The command palette has all. */
export function StepButtons({ arranged: { primary, secondary, menu }, steps }: StepsProps) {
  const shown = (step: ProjectStepOf<Role> | undefined) => step && steps[step];
  const [first, second] = [shown(primary), shown(secondary)];
  const others = menu.flatMap((step) => shown(step) ?? []);
  const take = useTakeStep();
  const isGone = useContext(PageGone);
  useOfferedCommands(
    [first, second, ...others].flatMap((step) =>
      step && !isGone && !isUnavailable(step) ? [{ label: step.label, run: () => take(step) }] : [],
    ),
  );
  if (!first && !second && others.length === 0) return null;
  const look = primary && isSuggested(primary) ? CONTAINED : OUTLINED;
  return (
    <Stack sx={{ flexDirection: 'row', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
      {/* The keys make a button that is replaced give up the focus: a second press must not start another step. */}
      {first && <StepButton key={primary} step={first} look={look} />}
      {second && <StepButton key={secondary} step={second} look={OUTLINED} />}
      {others.length > 0 && <More steps={others} isAlone={!first && !second} />}
    </Stack>
  );
}

const CONTAINED = { variant: 'contained', size: 'large' } as const;
const OUTLINED = { variant: 'outlined', color: 'inherit', size: 'large' } as const;

function StepButton({ step, look }: { step: ShownStep; look: typeof CONTAINED | typeof OUTLINED }) {
  if ('to' in step) {
    return (
      <ButtonLink to={step.to} {...look}>
        {step.label}
      </ButtonLink>
    );
  }
  return (
    <Button {...look} loading={step.isBusy ?? false} disabled={step.isDone ?? false} onClick={step.onPress}>
      {step.label}
    </Button>
  );
}

function More({ steps, isAlone }: { steps: readonly ShownStep[]; isAlone: boolean }) {
  const t = useKitTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        size="large"
        startIcon={<Icon name="more" />}
        // Alone, its text begins where the one above does.
        sx={isAlone ? { marginInlineStart: -1.5 } : {}}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        loading={steps.some((step) => 'isBusy' in step && step.isBusy)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('action.more')}
      </Button>
      {anchor && <StepsMenu steps={steps} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
