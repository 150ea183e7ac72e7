import {
  PATHS,
  personPath,
  type CaseAge,
  type CaseOutcome,
  type OpenCase,
  type PayoutPart,
  type ProjectStatus,
  type RequestState,
} from '@metier/contract';

/** Paths of this remote's own pages. */
export const OWN_PATHS = { releases: '/app/releases' } as const;

const queryOf = (filter: Record<string, string>) => new URLSearchParams(filter).toString();

/** Changes of an app's releases before a moment. */
export const historyPath = (app: string, before: Date) =>
  `${OWN_PATHS.releases}?${queryOf({ show: 'history', app, before: before.toISOString() })}`;

/** All projects that match a filter. Example: `filteredProjectsPath({ case: 'split' })`. */
export const filteredProjectsPath = (
  filter:
    | { readonly from: string; readonly to: string; readonly responded?: '1' }
    | { readonly case: CaseOutcome }
    | { readonly status: ProjectStatus | 'held' },
) => `${PATHS.projects}?${queryOf({ ...filter })}`;

/** The payouts of a part. */
export const payoutsPath = (part: PayoutPart) => `${PATHS.payouts}?${queryOf({ show: part })}`;

/** A question among those to the support, found by its title. */
export const questionPath = (state: RequestState, name: string) =>
  `${PATHS.support}?${queryOf({ show: state, search: name })}`;

/** Open cases of a kind and an age. */
export const casesOfAgePath = (part: OpenCase, age: CaseAge) =>
  `${PATHS.cases}?${queryOf({ show: part, age })}`;

/** A person's projects with an open case, on their page. */
export const casesOfPersonPath = (userId: string) => `${personPath(userId)}?${queryOf({ show: 'cases' })}`;
