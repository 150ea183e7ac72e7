/** Spans of the managers' overview. */
export const OVERVIEW_SPANS = { newProjectDays: 30, responseWeeks: 8, outcomeDays: 90 } as const;

/** How long a case has had its kind: each age ends where the next one begins, in days. */
export const CASE_AGES = ['day', 'three_days', 'week', 'longer'] as const;
export type CaseAge = (typeof CASE_AGES)[number];
/** First day of each age. */
export const FIRST_DAY_OF_AGE: Readonly<Record<CaseAge, number>> = {
  day: 0,
  three_days: 1,
  week: 3,
  longer: 7,
};

/** For whom a case ended; `agreed` by an accepted offer, whatever its share. */
export const CASE_OUTCOMES = ['customer', 'split', 'freelancer', 'agreed'] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];
