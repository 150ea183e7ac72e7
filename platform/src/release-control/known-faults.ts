import {
  type Fault,
  type RegistryDocument,
  type ReleaseStore,
  rollbackFaults,
  type StoredManifest,
} from '../releases/index.ts';

/** Faults of the rollback of an app to a release, in a state of the registry. */
export type FaultsOf = (
  document: RegistryDocument,
  app: string,
  release: string,
) => Promise<readonly Fault[]>;

/**
 * Checks rollbacks by the gate once per state of the registry: managers' pages poll, and a check reads all manifests.
 */
export function knownFaults(store: ReleaseStore): FaultsOf {
  let number: number | undefined;
  const answers = new Map<string, Promise<readonly Fault[]>>();
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

/** A failure is not cached. */
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
