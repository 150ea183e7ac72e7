import type { Role } from './roles.ts';

/** Filters of the managers' list of people. */
export const PEOPLE_STATES = ['confirmed', 'unconfirmed', 'blocked', 'verified'] as const;
export type PeopleState = (typeof PEOPLE_STATES)[number];

/** Sort keys of the managers' list of people: those with an index. */
export const PEOPLE_SORT_KEYS = ['name', 'email', 'joined'] as const;
export type PeopleSortKey = (typeof PEOPLE_SORT_KEYS)[number];

/** Order of the list of people: by a key ascending, or descending with a minus. Newest first by default. */
export type PeopleSort = PeopleSortKey | `-${PeopleSortKey}`;
export const PEOPLE_SORTS: readonly PeopleSort[] = PEOPLE_SORT_KEYS.flatMap(
  (key) => [key, `-${key}`] as const,
);

/**
 * Figures of a person's money, by role: a customer's payments, what of them is held and what was refunded; a
 * freelancer's earnings until they are paid out.
 */
export const PERSON_FIGURES = {
  customer: ['paid', 'held', 'refunded'],
  freelancer: ['pending', 'available', 'in_payout', 'paid_out'],
  manager: [],
} as const satisfies Record<Role, readonly string[]>;
export type PersonFigure = (typeof PERSON_FIGURES)[Role][number];

/** All figures, of customers and freelancers. */
export const ALL_PERSON_FIGURES: readonly PersonFigure[] = Object.values(PERSON_FIGURES).flat();
