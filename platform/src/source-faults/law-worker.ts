import { parentPort, workerData } from 'node:worker_threads';
import { findBreaches } from '../../law/find-breaches.ts';

/** A workspace, and its packages that are looked at. */
export interface LawQuestion {
  readonly root: string;
  readonly folders: readonly string[];
}

const { root, folders } = workerData as LawQuestion;

parentPort?.postMessage(await findBreaches(root, folders));
