/**
 * Deadline for loading a part of a remote: the page's own scripts, the remote's entry and start, the part's files and
 * texts. After it the part is shown as down. The timeouts within it are shorter: {@link PAGE_SCRIPTS_MS}, and webpack's
 * `chunkLoadTimeout` (`app-config.ts`).
 */
export const LOADING_DEADLINE_MS = 8000;

/** Timeout of the page's own scripts; after it webpack requests missing ones. */
export const PAGE_SCRIPTS_MS = 5000;

/** Timeout of an entry that is fetched early: a page that needs it meanwhile waits for it within its own deadline. */
export const EARLY_ENTRY_MS = 3000;
