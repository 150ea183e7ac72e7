import { DURATIONS, nameOf } from '@metier/contract';
import { actionOf, type Project } from '@metier/shared-kit/marketplace/project';
import { useSignedInUser } from '@metier/shared-kit/session';
import { useOfferedCommands } from '@metier/shared-kit/state';
import { Box, Button, Icon, PageGone, Panel, Stack, Typography, useFormats } from '@metier/shared-kit/ui';
import { ConfirmButton } from '@metier/shared-kit/ui/confirm';
import { useContext } from 'react';
import { TakenText } from '../../../shared/taken/taken-text.tsx';
import { useReleaseCase, useTakeCase } from '../../../shared/taken/taken.api.ts';
import { useTexts } from '../../../texts.ts';

/**
 * Who works on a dispute, and the user's steps: take it, release it, or take it over. The command palette has the first
 * two; taking over asks first.
 */
export function CaseDesk({ project }: { project: Project }) {
  const t = useTexts();
  const user = useSignedInUser();
  const { duration } = useFormats();
  const decision = actionOf(project, 'resolve_case');
  const canTake = decision !== undefined && (decision.enabled || decision.reason === 'taken');
  if (!canTake && !project.taken) return null;
  const time = duration(DURATIONS.takenCase);
  const hint = hintOf(project.taken, user.id);
  return (
    <Panel sx={{ mb: 3 }}>
      <Stack direction="row" sx={{ gap: 2 }}>
        <Icon name="person" sx={{ color: 'text.secondary' }} />
        <Stack direction="row" sx={{ gap: 2, flex: 1, minWidth: 0, flexWrap: 'wrap', alignItems: 'center' }}>
          <Box sx={{ flex: '1 1 280px', minWidth: 0 }} aria-live="polite">
            <Typography sx={{ fontWeight: 550 }}>
              {project.taken ? <TakenText taken={project.taken} /> : t('cases.taken.free')}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t(`cases.taken.${hint}`, { time })}
              {hint === 'hintBy' && canTake && ` ${t('cases.taken.canTakeOver')}`}
            </Typography>
          </Box>
          {canTake && <Steps project={project} />}
        </Stack>
      </Stack>
    </Panel>
  );
}

function hintOf(taken: Project['taken'], userId: string) {
  if (!taken) return 'hintFree';
  return taken.manager.id === userId ? 'hint' : 'hintBy';
}

function Steps({ project: { id: project_id, taken } }: { project: Project }) {
  const t = useTexts();
  const user = useSignedInUser();
  const take = useTakeCase();
  const release = useReleaseCase();
  const isGone = useContext(PageGone);
  const isBusy = take.isPending || release.isPending;
  const isOwn = taken?.manager.id === user.id;
  const isOthers = taken && !isOwn;
  const step = isOwn
    ? { label: t('cases.taken.release'), run: () => release.mutate({ body: { project_id } }) }
    : { label: t('cases.taken.take'), run: () => take.mutate({ body: { project_id } }) };
  useOfferedCommands(isOthers || isBusy || isGone ? [] : [step]);
  if (!isOthers)
    return (
      <Button
        // A second press must not take the other step.
        key={taken ? 'release' : 'take'}
        variant={taken ? 'outlined' : 'contained'}
        color={taken ? 'inherit' : 'primary'}
        loading={isBusy}
        onClick={step.run}
      >
        {step.label}
      </Button>
    );
  return (
    <ConfirmButton
      title={t('cases.taken.over.title')}
      text={t('cases.taken.over.text', { name: nameOf(taken.manager) })}
      confirm={t('cases.taken.over.confirm')}
      onConfirm={() => take.mutateAsync({ body: { project_id, from: taken.manager.id } })}
    >
      {t('cases.taken.over.action')}
    </ConfirmButton>
  );
}
