import {
  type RegistryDocument,
  type ReleaseStore,
  rollbackFaults,
  type StoredManifest,
} from '../releases/index.ts';

/** What the gate finds against the rollback of an app to a release, in a state of the registry. */
export type FaultsOf = (
  document: RegistryDocument,
  app: string,
  release: string,
) => Promise<readonly string[]>;

/**
 * Asks the gate about rollbacks, once for each state of the registry: pages of managers ask again and again, and an answer
 * takes all manifests.
 */
export function knownFaults(store: ReleaseStore): FaultsOf {
  let number: number | undefined;
  const answers = new Map<string, Promise<readonly string[]>>();
  const manifests = new Map<string, Promise<StoredManifest | undefined>>();
  const asked = {
    calls: store.calls,
    readFile: (app: string, file: string) => store.readFile(app, file),
    manifestOf: (app: string, release: string) =>
      once(manifests, `${app}/${release}`, () => store.manifestOf(app, release)),
  };
  return (document, app, release) => {
    if (document.number !== number) for (const known of [answers, manifests]) known.clear();
    ({ number } = document);
    return once(answers, `${app}/${release}`, () => rollbackFaults(asked, document.apps, app, release));
  };
}

/** A failed answer is not kept. */
function once<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? read();
  known.set(key, value);
  value.catch(() => known.delete(key));
  return value;
}
