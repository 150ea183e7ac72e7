import { operations } from '@metier/contract/operations';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { faultsNow, type ReleaseStore } from '../../releases/index.ts';
import type { ApiTarget } from './api-target.ts';

const POLL_MS = 60_000;
const TIMEOUT_MS = 5000;
const OpenApi = Type.Object({
  paths: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown())),
});

interface Watched {
  readonly store: ReleaseStore;
  readonly api: ApiTarget;
  /** Receives messages for the operator. */
  readonly report: (message: string) => void;
}

/**
 * Records in the store which calls the gateway's API has; the gate compares releases with them. Reports served releases
 * that do not fit, such as a remote whose call the API has dropped.
 */
export class ApiWatcher {
  readonly #watched: Watched;
  #noted: string | undefined;
  #reported: string | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** Checks now, and every minute for an API that may be replaced without the gateway. */
  async start(): Promise<void> {
    await this.look();
    if ('url' in this.#watched.api) this.#timer = setInterval(() => void this.look(), POLL_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** A failure is reported once, and the known calls are kept. */
  async look(): Promise<void> {
    const { store, api } = this.#watched;
    try {
      const calls = 'url' in api ? await callsAt(api.url) : Object.keys(operations);
      const seen = JSON.stringify(calls ?? null);
      if (seen === this.#noted) return;
      await store.calls.note(calls);
      this.#noted = seen;
      if (!calls)
        return this.#reportOnce(
          'The API does not describe its calls (METIER_DOCS=0): releases are not compared with them.',
        );
      for (const { text } of await faultsNow(store))
        this.#watched.report(`What is live does not fit: ${text}`);
    } catch (error) {
      this.#reportOnce(`The calls of the API are not known at present: ${String(error)}`);
    }
  }

  #reportOnce(message: string): void {
    if (message === this.#reported) return;
    this.#reported = message;
    this.#watched.report(message);
  }
}

/** The calls in an API's description; undefined without one. */
async function callsAt(url: string): Promise<string[] | undefined> {
  const answer = await fetch(new URL('/api/openapi.json', url), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (answer.status === 404) return undefined;
  const document: unknown = await answer.json();
  if (!answer.ok || !Value.Check(OpenApi, document)) throw new Error(`${url} responds with ${answer.status}`);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}
