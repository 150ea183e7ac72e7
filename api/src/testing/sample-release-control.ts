import { examples } from '@metier/contract/examples';
import type { ReleaseControl } from '../domains/releases/index.ts';

/** The releases of the contract's examples; every change succeeds and has no effect. */
export const sampleReleaseControl: ReleaseControl = {
  overview: async () => examples['GET /api/manager/releases'].reply,
  history: async () => examples['GET /api/manager/releases/history'].reply.changes,
  rollBack: async () => ({ kind: 'done' }),
  abortCanary: async () => ({ kind: 'done' }),
};
