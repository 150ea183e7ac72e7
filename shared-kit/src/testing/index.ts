/** For tests only: renders pages like the shell does, with a fake server and user events. */
export { act, screen, waitFor, within } from '@testing-library/react';
export { comeBackLater } from './come-back-later.ts';
export { fakeServer, type ReceivedRequest } from './fake-server.ts';
export { narrowWindow } from './narrow-window.ts';
export { refuse } from './refusal.ts';
export { savedFiles } from './saved-files.ts';
export { renderPage, type RenderedPage } from './render-page.tsx';
export { takesFiles } from './takes-files.ts';
export { aUser, signedInAs, tokenOf } from './session-builders.ts';
