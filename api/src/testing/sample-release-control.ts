import { examples } from '@metier/contract/examples';
import type { ReleaseControl } from '../domains/releases/index.ts';

/** Releases as the examples of the contract tell of them; every change succeeds and changes nothing. */
export const sampleReleaseControl: ReleaseControl = {
  overview: async () => examples['GET /api/manager/releases'].reply,
  history: async () => examples['GET /api/manager/releases/history'].reply.changes,
  rollBack: async () => ({ kind: 'done' }),
  abortCanary: async () => ({ kind: 'done' }),
};
