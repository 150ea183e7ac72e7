const PREFIX = 'metier-draft';

/**
 * What was typed and not sent yet, one draft of a kind for each writer (a user's id) and subject. It stays in this tab,
 * also over a reload, until it is dropped or its writer signs out, and nobody else finds it.
 *
 * @example
 * const drafts = draftsOf<string>('result');
 * drafts.keep(user.id, project.id, 'Here are three variants …');
 */
export function draftsOf<Draft>(kind: string) {
  const nameOf = (writer: string, about: string) => `${PREFIX} ${kind} ${writer} ${about}`;
  return {
    read: (writer: string, about: string): Draft | undefined => {
      const kept = sessionStorage.getItem(nameOf(writer, about));
      return kept === null ? undefined : (JSON.parse(kept) as Draft);
    },
    keep: (writer: string, about: string, draft: Draft): void =>
      sessionStorage.setItem(nameOf(writer, about), JSON.stringify(draft)),
    drop: (writer: string, about: string): void => sessionStorage.removeItem(nameOf(writer, about)),
  };
}

/** Drops all drafts of this tab: their writer has signed out. */
export function forgetDrafts(): void {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(`${PREFIX} `)) sessionStorage.removeItem(name);
}
