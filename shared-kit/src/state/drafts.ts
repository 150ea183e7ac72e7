const PREFIX = 'metier-draft';

/**
 * What was typed and not sent yet, one draft of a kind under each key. It stays in this tab, also over a reload, until
 * it is dropped or its writer signs out.
 *
 * @example
 * const drafts = draftsOf<string>('result');
 * drafts.keep(project.id, 'Here are three variants …');
 */
export function draftsOf<Draft>(kind: string) {
  const nameOf = (key: string) => `${PREFIX} ${kind} ${key}`;
  return {
    read: (key: string): Draft | undefined => {
      const kept = sessionStorage.getItem(nameOf(key));
      return kept === null ? undefined : (JSON.parse(kept) as Draft);
    },
    keep: (key: string, draft: Draft): void => sessionStorage.setItem(nameOf(key), JSON.stringify(draft)),
    drop: (key: string): void => sessionStorage.removeItem(nameOf(key)),
  };
}

/** Drops all drafts of this tab: their writer has signed out. */
export function forgetDrafts(): void {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(`${PREFIX} `)) sessionStorage.removeItem(name);
}
