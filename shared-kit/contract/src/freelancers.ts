/** Languages that a freelancer can name, by ISO 639 code; `Intl.DisplayNames` has their names. */
export const SPOKEN_LANGUAGES = [
  'ar',
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sv',
  'tr',
  'uk',
  'zh',
] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

/** Orders of the list of freelancers; the first is the default. Definitions: docs/decisions/0051-freelancers.md. */
export const FREELANCER_SORTS = ['match', 'rating', 'newest'] as const;
export type FreelancerSort = (typeof FREELANCER_SORTS)[number];

/** Minimum averages of reviews by which freelancers are filtered. */
export const MIN_RATINGS = ['4.5', '4', '3'] as const;
export type MinRating = (typeof MIN_RATINGS)[number];

/**
 * The usual response time for display: whole hours, rounded up, at least one.
 *
 * @example displayedHours(2.4) // 3
 */
export const displayedHours = (average: number): number => Math.max(1, Math.ceil(average));

/** Usual response times in hours by which freelancers are filtered. */
export const RESPONSE_HOURS = ['4', '24'] as const;
export type ResponseHours = (typeof RESPONSE_HOURS)[number];
