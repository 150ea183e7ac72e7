import {
  FREELANCER_SORTS,
  LIMITS,
  MIN_RATINGS,
  RESPONSE_HOURS,
  SERVICES,
  SPOKEN_LANGUAGES,
  type Query,
} from '@metier/contract';
import { useTypeFilter } from '@metier/shared-kit/marketplace/project/type-filter';
import { usePageNumber, useQueryChoice, useQueryText } from '@metier/shared-kit/router';

/** Numbers of the services, as the URL has them. */
export const SERVICE_IDS = SERVICES.map(({ id }) => String(id));

/** Filter, order and page of the list of freelancers, all in the URL. */
export function useFreelancerFilter() {
  const [type, ofType] = useTypeFilter();
  const [words, find] = useQueryText('search', { replace: true });
  const [service, ofService] = useQueryChoice('service', SERVICE_IDS);
  const [language, ofLanguage] = useQueryChoice('language', SPOKEN_LANGUAGES);
  const [rating, ofRating] = useQueryChoice('rating', MIN_RATINGS);
  const [hours, within] = useQueryChoice('answer', RESPONSE_HOURS);
  const [free, ofFree] = useQueryChoice('free', ['1']);
  const [sort, sortBy] = useQueryChoice('sort', FREELANCER_SORTS);
  const [page, turnTo] = usePageNumber();
  const search = words.trim().slice(0, LIMITS.searchLength);
  const filter = {
    ...(type && { project_types: [type] }),
    ...(service && { service: Number(service) }),
    ...(language && { language }),
    ...(rating && { min_rating: rating }),
    ...(hours && { response_hours: hours }),
    ...(free && { free: 1 }),
  } satisfies Query<'GET /api/freelancers'>;
  return {
    query: { page, ...filter, ...(search && { search }), ...(sort && { sort }) },
    /** True if a filter besides the words is set. */
    isFiltered: Object.keys(filter).length > 0,
    page,
    turnTo,
    search: [search, find],
    type: [type, ofType],
    service: [service, ofService],
    language: [language, ofLanguage],
    rating: [rating, ofRating],
    hours: [hours, within],
    free: [free !== undefined, (isFree: boolean) => ofFree(isFree ? '1' : undefined)],
    sort: [sort, sortBy],
  } as const;
}

export type FreelancerFilter = ReturnType<typeof useFreelancerFilter>;
