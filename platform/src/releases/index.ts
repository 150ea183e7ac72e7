export { type App, findApps } from './apps.ts';
export { releaseApp, releaseWorkspace } from './build-workspace.ts';
export {
  type Live,
  LiveReleaseReader,
  type LiveReleases,
  registryOf,
  RELEASES_URL,
} from './live-releases.ts';
export { ReleaseError, ReleaseStore } from './release-store.ts';
