/** What projects can be sorted by. `deadline` is the day that an answer tells: once the work runs, its due date. */
export const PROJECT_SORT_KEYS = ['name', 'deadline', 'budget'] as const;
export type ProjectSortKey = (typeof PROJECT_SORT_KEYS)[number];

/** The order of a list of projects: by a key upwards, or downwards behind a minus. Without one the newest stand first. */
export type ProjectSort = ProjectSortKey | `-${ProjectSortKey}`;
export const PROJECT_SORTS: readonly ProjectSort[] = PROJECT_SORT_KEYS.flatMap(
  (key) => [key, `-${key}`] as const,
);
