import type { Cents } from './money.ts';

/** The types of project a customer can buy. */
export const PROJECT_TYPES = ['marketing', 'design', 'development', 'consulting', 'copywriting'] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];

/** Type filters of a project list; `media` has no services. */
export const PROJECT_TYPE_FILTERS = [...PROJECT_TYPES, 'media'] as const;
export type ProjectTypeFilter = (typeof PROJECT_TYPE_FILTERS)[number];

/** Work categories of a freelancer's profile, with the API's numbers. Source: product.md §4. */
export const PROFILE_CATEGORIES = [
  { id: 1, type: 'marketing' },
  { id: 2, type: 'design' },
  { id: 3, type: 'development' },
  { id: 4, type: 'consulting' },
  { id: 5, type: 'copywriting' },
  { id: 6, type: 'media' },
] as const satisfies readonly { id: number; type: ProjectTypeFilter }[];

/**
 * Why a number of revisions is recommended. `taste`: visual work; `tone`: texts; `use`: software, tested once in use;
 * `discussion`: advice, discussed once; `definite`: the result is right or wrong, so none.
 */
export type EditsReason = 'taste' | 'tone' | 'use' | 'discussion' | 'definite';

/** The recommended number of revisions of a service. */
export interface EditsAdvice {
  readonly edits: 0 | 1 | 2;
  readonly reason: EditsReason;
}

/** A service of the catalogue with its minimum price. */
export interface Service {
  readonly id: number;
  readonly type: ProjectType;
  readonly minimumPrice: Cents;
  readonly editsAdvice: EditsAdvice;
}

/** Minimum prices in cents. */
const MINIMUM_PRICES: Record<ProjectType, Record<number, Cents>> = {
  marketing: {
    10101: 60_00,
    10102: 25_00,
    10103: 80_00,
    10104: 45_00,
    10105: 40_00,
    10106: 35_00,
    10107: 50_00,
    10108: 120_00,
    10109: 30_00,
    10110: 20_00,
  },
  design: {
    20101: 70_00,
    20102: 15_00,
    20103: 150_00,
    20104: 120_00,
    20105: 140_00,
    20106: 20_00,
    20107: 45_00,
    20108: 40_00,
    20109: 35_00,
    20110: 110_00,
  },
  development: {
    30101: 120_00,
    30102: 15_00,
    30103: 100_00,
    30104: 60_00,
    30105: 90_00,
    30106: 30_00,
    30107: 55_00,
    30108: 50_00,
    30109: 65_00,
    30110: 150_00,
  },
  consulting: {
    40101: 90_00,
    40102: 50_00,
    40103: 110_00,
    40201: 80_00,
    40202: 40_00,
    40203: 95_00,
    40301: 25_00,
    40302: 30_00,
    40401: 150_00,
    40402: 75_00,
  },
  copywriting: {
    50101: 25_00,
    50102: 60_00,
    50103: 50_00,
    50201: 20_00,
    50202: 40_00,
    50203: 15_00,
    50301: 10_00,
    50302: 35_00,
    50401: 45_00,
    50402: 5_00,
  },
};

const TASTE: EditsAdvice = { edits: 2, reason: 'taste' };
const TONE: EditsAdvice = { edits: 1, reason: 'tone' };
const USE: EditsAdvice = { edits: 1, reason: 'use' };
const DISCUSSION: EditsAdvice = { edits: 1, reason: 'discussion' };
const DEFINITE: EditsAdvice = { edits: 0, reason: 'definite' };

const ADVICE_OF_TYPES: Readonly<Record<ProjectType, EditsAdvice>> = {
  marketing: DISCUSSION,
  design: TASTE,
  development: USE,
  consulting: DISCUSSION,
  copywriting: TONE,
};

/** Services that differ from their type. */
const ADVICE_OF_SERVICES: Readonly<Record<number, EditsAdvice>> = {
  // Keyword research, influencer shortlist.
  10102: DEFINITE,
  10110: DEFINITE,
  // Social posts, mails and press releases are texts.
  10105: TONE,
  10106: TONE,
  10109: TONE,
  // A bug is fixed or it is not.
  30102: DEFINITE,
  // A tax question, a checklist.
  40202: DEFINITE,
  40402: DEFINITE,
  // Slogans are chosen by taste; proofreading is not.
  50203: TASTE,
  50301: DEFINITE,
};

/** All services, by type and number; their names are texts (`shared-texts.ts`). Source: product.md §4. */
export const SERVICES: readonly Service[] = PROJECT_TYPES.flatMap((type) =>
  Object.entries(MINIMUM_PRICES[type]).map(([id, minimumPrice]) => ({
    id: Number(id),
    type,
    minimumPrice,
    editsAdvice: ADVICE_OF_SERVICES[Number(id)] ?? ADVICE_OF_TYPES[type],
  })),
);

/**
 * The newest edition of the scopes: the texts that say what a service includes. An order keeps the edition of the day
 * of its price.
 */
export const SCOPE_EDITION = 1;

/** The service with a catalogue number, or undefined. Example: `serviceOf(10101)?.minimumPrice // 6000`. */
export function serviceOf(id: number): Service | undefined {
  return SERVICES.find((service) => service.id === id);
}
