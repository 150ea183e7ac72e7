import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { OPTIONS } from './find-breaches.ts';

const SHARED = /^remote-[^/]+\/src\/shared\//;
const FEATURE = /^remote-[^/]+\/src\/features\/([^/]+)\//;
const TEST = /\.test\.tsx?$|\/testing\//;

/** The features that import each shared file, directly or through other shared files. */
function featuresBehind(modules: readonly IModule[]): ReadonlyMap<string, ReadonlySet<string>> {
  const behind = new Map<string, Set<string>>();
  const sharedFilesOf = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.map(({ resolved }) => resolved).filter((resolved) => SHARED.test(resolved)),
    ]),
  );
  function reach(feature: string, file: string): void {
    const known = behind.get(file) ?? new Set();
    if (known.has(feature)) return;
    behind.set(file, known.add(feature));
    for (const next of sharedFilesOf.get(file) ?? []) reach(feature, next);
  }
  for (const [source, shared] of sharedFilesOf) {
    const [, feature] = FEATURE.exec(source) ?? [];
    if (feature !== undefined && !TEST.test(source)) for (const file of shared) reach(feature, file);
  }
  return behind;
}

/**
 * Files of remotes' `shared/` that fewer than two features use.
 *
 * @example await needlesslyShared(ROOT, ['remote-x']) // ['remote-x/src/shared/card.tsx: used by cart alone']
 */
export async function needlesslyShared(root: string, remotes: readonly string[]): Promise<string[]> {
  const { output } = await cruise([...remotes], { ...OPTIONS, baseDir: root });
  const { modules } = output as ICruiseResult;
  const features = featuresBehind(modules);
  return modules
    .map(({ source }) => source)
    .filter((source) => SHARED.test(source) && !TEST.test(source))
    .filter((source) => (features.get(source)?.size ?? 0) < 2)
    .map((source) => {
      const [only] = features.get(source) ?? [];
      return `${source}: used by ${only === undefined ? 'no feature' : `${only} alone`}`;
    })
    .sort();
}
