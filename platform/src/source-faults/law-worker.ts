import { parentPort, workerData } from 'node:worker_threads';
import { findBreaches } from '../../law/find-breaches.ts';

/** A workspace and the packages to check. */
export interface LawQuestion {
  readonly root: string;
  readonly folders: readonly string[];
}

const { root, folders } = workerData as LawQuestion;

parentPort?.postMessage(await findBreaches(root, folders));
