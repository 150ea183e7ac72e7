import { DURATIONS, LIMITS } from '@metier/contract';
import { CheckField, ChoiceField } from '@metier/shared-kit/forms/choices';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Panel, Stack, Typography, useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { DeadlineField } from './deadline-field.tsx';

/** The terms that determine the price: deadline, revisions, guarantee. */
export function TermsFields() {
  const t = useTexts();
  const kit = useKitTexts();
  const { duration } = useFormats();
  const rounds = LIMITS.edits.map((edits) => ({
    value: String(edits),
    title: t('create.rounds', { count: edits }),
    text: t(`create.roundsText.${edits}`),
  }));
  return (
    <Panel title={t('create.terms')}>
      <Stack sx={{ gap: 3 }}>
        <DeadlineField />
        <ChoiceField name="edits" label={kit('project.edits')} choices={rounds} />
        <CheckField
          name="is_guarantee"
          label={
            <>
              <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {kit('project.guarantee')}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary">
                {t('create.guaranteeText', { time: duration(DURATIONS.guaranteeClearing) })}
              </Typography>
            </>
          }
        />
      </Stack>
    </Panel>
  );
}
