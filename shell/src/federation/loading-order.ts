/**
 * How long a part of a remote may take in all, from the moment it is asked for: the page's own scripts, the remote's entry,
 * its start, the files of the part, and its texts, which are asked for beside them. After it the part is shown as
 * down. Whatever hangs, there is no second clock behind.
 */
export const LOADING_DEADLINE_MS = 8000;

/** How long the rest waits for the scripts that the page itself asked for; then webpack asks for what is missing. */
export const PAGE_SCRIPTS_MS = 5000;
