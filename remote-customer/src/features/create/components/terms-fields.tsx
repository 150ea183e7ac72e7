import { DURATIONS, LIMITS, serviceOf } from '@metier/contract';
import { useForm } from '@metier/shared-kit/forms';
import { CheckField, ChoiceField } from '@metier/shared-kit/forms/choices';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Panel, Stack, Typography, useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { Draft } from '../create.schema.ts';
import { DeadlineField } from './deadline-field.tsx';

/** The terms that determine the price: deadline, revisions, guarantee. */
export function TermsFields() {
  'use memo';
  const t = useTexts();
  const kit = useKitTexts();
  const { duration } = useFormats();
  const advice = serviceOf(useForm<Draft>().values.category_id)?.editsAdvice;
  const rounds = LIMITS.edits.map((edits) => ({
    value: String(edits),
    title: t('create.rounds', { count: edits }),
    text: (
      <>
        {t(`create.roundsText.${edits}`)}
        {advice?.edits === edits && (
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'block', mt: 0.5, color: 'primary.main' }}
          >
            {t(`create.recommended.${advice.reason}`)}
          </Typography>
        )}
      </>
    ),
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
