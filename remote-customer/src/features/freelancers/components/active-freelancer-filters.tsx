import { useKitTexts } from '@metier/shared-kit/i18n';
import { useServiceName } from '@metier/shared-kit/marketplace/project';
import { useFormats } from '@metier/shared-kit/ui';
import { ActiveFilters } from '@metier/shared-kit/ui/filters';
import { useTexts } from '../../../texts.ts';
import type { FreelancerFilter } from '../use-freelancer-filter.ts';

/** Chips of the active filters of the freelancers, each removable. */
export function ActiveFreelancerFilters({ filter }: { filter: FreelancerFilter }) {
  const t = useTexts();
  const kit = useKitTexts();
  const serviceName = useServiceName();
  const { languageTitle, decimal } = useFormats();
  const [type] = filter.type;
  const [service] = filter.service;
  const [language] = filter.language;
  const [rating] = filter.rating;
  const [hours] = filter.hours;
  const [isFree] = filter.free;
  return (
    <ActiveFilters
      filters={[
        { key: 'type', label: kit('project.type'), value: type && kit(`type.${type}`) },
        {
          key: 'service',
          label: t('freelancers.completed'),
          value: service && serviceName(Number(service)),
        },
        { key: 'language', label: t('freelancers.language'), value: language && languageTitle(language) },
        {
          key: 'rating',
          label: t('freelancers.rating'),
          value: rating && t('freelancers.ratingFrom', { average: decimal(Number(rating)) }),
        },
        {
          key: 'answer',
          label: kit('profile.answersWithin'),
          value: hours && kit('profile.hours', { count: Number(hours) }),
        },
        { key: 'free', label: t('freelancers.free'), value: isFree ? kit('project.yes') : undefined },
      ]}
    />
  );
}
