/** Spans of the managers' overview. */
export const OVERVIEW_SPANS = { newProjectDays: 30, responseWeeks: 8, outcomeDays: 90 } as const;

/** Age brackets of open cases since their last change: under 1 day, 1 to 3, 3 to 7, 7 days or more. */
export const CASE_AGES = ['day', 'three_days', 'week', 'longer'] as const;
export type CaseAge = (typeof CASE_AGES)[number];
/** Lower bound of each bracket, in days. */
export const MIN_DAYS_OF_AGE: Readonly<Record<CaseAge, number>> = {
  day: 0,
  three_days: 1,
  week: 3,
  longer: 7,
};

/** For whom a case ended; `agreed` by an accepted offer, whatever its share. */
export const CASE_OUTCOMES = ['customer', 'split', 'freelancer', 'agreed'] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];
