/** Client state of a feature that outlives a component; server state belongs to `query`, the session to `session`. */
export { create as createStore } from 'zustand';
export { draftsOf, forgetDrafts } from './drafts.ts';
export { holdToasts, placeToasts, toastRoot } from './toast-root.ts';
