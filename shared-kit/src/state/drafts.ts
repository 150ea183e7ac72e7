const PREFIX = 'metier-draft';

/**
 * Unsent input, one draft per kind, user (id) and subject. It is stored in this tab, across reloads and the end of a
 * session, until it is dropped, its user signs out or another user signs in.
 *
 * @example
 * const drafts = draftsOf<string>('result');
 * drafts.keep(user.id, project.id, 'Here are three variants …');
 */
export function draftsOf<Draft>(kind: string) {
  const nameOf = (writer: string, about: string) => `${PREFIX} ${writer} ${kind} ${about}`;
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

/** Deletes all drafts of this tab, except those of the given user: at sign-out all, at sign-in those of others. */
export function forgetDrafts(writer?: string): void {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(`${PREFIX} `) && !(writer && name.startsWith(`${PREFIX} ${writer} `)))
      sessionStorage.removeItem(name);
}
