import {
  FREELANCER_SORTS,
  LIMITS,
  MIN_RATINGS,
  PROJECT_TYPE_FILTERS,
  RESPONSE_HOURS,
  serviceOf,
  SPOKEN_LANGUAGES,
} from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { useServiceName } from '@metier/shared-kit/marketplace/project';
import { Box, Button, Stack, useFormats, useMediaQuery, type Theme } from '@metier/shared-kit/ui';
import { CheckInput, SearchInput } from '@metier/shared-kit/ui/inputs';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { SERVICE_IDS, type FreelancerFilter } from '../use-freelancer-filter.ts';
import { Choice } from './choice.tsx';

/** Search, filters and order of the freelancers; on a phone the filters are behind a button until one is set. */
export function FreelancerFilters({ filter }: { filter: FreelancerFilter }) {
  const t = useTexts();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isOpen, open] = useState(filter.isFiltered);
  const [search, find] = filter.search;
  const [sort, sortBy] = filter.sort;
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
        <Box role="search" sx={{ flex: { xs: '1 1 100%', sm: '1 1 300px' }, maxWidth: { sm: 480 } }}>
          <SearchInput
            label={t('freelancers.search')}
            value={search}
            onSearch={find}
            maxLength={LIMITS.searchLength}
          />
        </Box>
        <Choice
          label={t('freelancers.sort.label')}
          values={FREELANCER_SORTS}
          text={(value) => t(`freelancers.sort.${value}`)}
          value={sort}
          onChange={(value) => sortBy(value === 'match' ? undefined : value)}
        />
        {isNarrow && (
          <Button color="inherit" variant="outlined" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
            {t('freelancers.filters')}
          </Button>
        )}
      </Stack>
      {(isOpen || !isNarrow) && <Choices filter={filter} />}
    </Stack>
  );
}

function Choices({ filter: { type, service, language, rating, hours, free } }: { filter: FreelancerFilter }) {
  const t = useTexts();
  const kit = useKitTexts();
  const serviceName = useServiceName();
  const { languageName, decimal } = useFormats();
  const languages = SPOKEN_LANGUAGES.toSorted((a, b) => languageName(a).localeCompare(languageName(b)));
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
        text={languageName}
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
