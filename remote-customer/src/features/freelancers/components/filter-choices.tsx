import {
  MIN_RATINGS,
  PROJECT_TYPE_FILTERS,
  RESPONSE_HOURS,
  serviceOf,
  SPOKEN_LANGUAGES,
} from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { useServiceName } from '@metier/shared-kit/marketplace/project';
import { Stack, useFormats } from '@metier/shared-kit/ui';
import { CheckInput } from '@metier/shared-kit/ui/inputs';
import { useTexts } from '../../../texts.ts';
import { SERVICE_IDS, type FreelancerFilter } from '../use-freelancer-filter.ts';
import { Choice } from './choice.tsx';

/** The filters of the freelancers besides the words. */
export function FilterChoices({
  filter: { type, service, language, rating, hours, free },
}: {
  filter: FreelancerFilter;
}) {
  const t = useTexts();
  const kit = useKitTexts();
  const serviceName = useServiceName();
  const { languageTitle, decimal } = useFormats();
  const languages = SPOKEN_LANGUAGES.toSorted((a, b) => languageTitle(a).localeCompare(languageTitle(b)));
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
      <Choice
        label={kit('project.type')}
        any={kit('type.all')}
        values={PROJECT_TYPE_FILTERS}
        text={(value) => kit(`type.${value}`)}
        value={type[0]}
        onChange={type[1]}
      />
      <Choice
        label={t('freelancers.completed')}
        any={t('freelancers.any')}
        values={SERVICE_IDS}
        text={(id) => serviceName(Number(id))}
        group={(id) => kit(`type.${serviceOf(Number(id))?.type ?? 'media'}`)}
        value={service[0]}
        onChange={service[1]}
      />
      <Choice
        label={t('freelancers.language')}
        any={t('freelancers.any')}
        values={languages}
        text={languageTitle}
        value={language[0]}
        onChange={language[1]}
      />
      <Choice
        label={t('freelancers.rating')}
        any={t('freelancers.any')}
        values={MIN_RATINGS}
        text={(value) => t('freelancers.ratingFrom', { average: decimal(Number(value)) })}
        value={rating[0]}
        onChange={rating[1]}
      />
      <Choice
        label={kit('profile.answersWithin')}
        any={t('freelancers.any')}
        values={RESPONSE_HOURS}
        text={(value) => kit('profile.hours', { count: Number(value) })}
        value={hours[0]}
        onChange={hours[1]}
      />
      <CheckInput label={t('freelancers.free')} checked={free[0]} onChange={free[1]} />
    </Stack>
  );
}
