const keyOf = (projectId: string) => `metier-result-${projectId}`;

/**
 * A result that was typed but not delivered. It stays in this tab, also over a reload, until it is delivered.
 *
 * @example resultDraft(project.id).keep('Here are three variants …');
 */
export const resultDraft = (projectId: string) => ({
  read: (): string => sessionStorage.getItem(keyOf(projectId)) ?? '',
  keep: (text: string): void => sessionStorage.setItem(keyOf(projectId), text),
  drop: (): void => sessionStorage.removeItem(keyOf(projectId)),
});
