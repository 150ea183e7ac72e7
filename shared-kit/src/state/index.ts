/** Client state that outlives a component; server state is in `query`, the session in `session`. */
export { create as createStore } from 'zustand';
export { draftsOf, forgetDrafts } from './drafts.ts';
export { usePageParent, useStatedParent } from './page-parent.ts';
export { useOfferedCommands, usePageCommands, type PageCommand } from './page-commands.ts';
export { setCookie } from './set-cookie.ts';
export { holdToasts, placeToasts, toastRoot } from './toast-root.ts';
