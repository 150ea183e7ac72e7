/** Sort keys of project lists. `deadline` is the day in the answer: the due date once the work has started. */
export const PROJECT_SORT_KEYS = ['name', 'deadline', 'budget'] as const;
export type ProjectSortKey = (typeof PROJECT_SORT_KEYS)[number];

/** Order of a project list: by a key ascending, or descending with a minus. Newest first by default. */
export type ProjectSort = ProjectSortKey | `-${ProjectSortKey}`;
export const PROJECT_SORTS: readonly ProjectSort[] = PROJECT_SORT_KEYS.flatMap(
  (key) => [key, `-${key}`] as const,
);
