export { type AppReleases, appStateOf, type Registered, releasesOf } from './app-releases.ts';
export { type App, findApps } from './apps.ts';
export { abortCanary, promoteCanary, setCanary } from './canary.ts';
export {
  type Canary,
  isRemote,
  isShell,
  type Live,
  LiveReleaseReader,
  type LiveReleases,
  readRelease,
  registeredApp,
  registryOf,
  RELEASES_URL,
  type ServedReleases,
} from './live-releases.ts';
export {
  type Counted,
  type Counts,
  type MinuteCounts,
  minuteOf,
  OPEN_MINUTES,
  releaseKey,
} from './counts/index.ts';
export { judgeCanaries } from './judge-canaries.ts';
export { type DeployKey, type DeployKeys, isExpired } from './keys/index.ts';
export type { Author, RegisteredApps, RegisteredCanary, RegistryDocument } from './registry/index.ts';
export { GateError, ReleaseError } from './release-error.ts';
export { ReleaseStore } from './release-store.ts';
export { appsNotLive, appsToBuild, differencesOf, releaseTree, storeApp } from './release-tree.ts';
export { FolderStore, openStore, type Store } from './store/index.ts';
export { deprecatedUses } from './deprecated-uses.ts';
export type { Fault } from './faults.ts';
export { faultsNow } from './pass-gate.ts';
export { makeLive, rollBack, rollbackFaults, rollbackTarget, withdraw } from './switch-live.ts';
export { parseManifest, validateStoredManifest, type StoredManifest } from './stored-manifest.ts';
export { sweep } from './sweep.ts';
