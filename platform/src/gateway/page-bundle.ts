import { type Live, RELEASES_URL } from '../releases/index.ts';
import type { RemoteReleaseManifest, ShellReleaseManifest } from '../build/manifest/release-manifest.ts';

type Remote = Live<RemoteReleaseManifest>;
type Shell = Live<ShellReleaseManifest>;

/** A release, as an address names it. */
type ReleaseName = { readonly app: string; readonly release: string };

/** Which bundle is asked for: the page of a route in one release of its remote, over one release of the shell. */
export type BundleName = ReleaseName & { readonly index: number; readonly shell: string };

/** A script in a release. */
export type Script = ReleaseName & { readonly file: string };

/** How bundles are put together. Another way needs another number: browsers keep a bundle for a year. */
const FORMAT = 1;
const FILE = new RegExp(`^page-(\\d+)\\.([\\w-]+)\\.${FORMAT}\\.js$`);

/**
 * The scripts of a page that only define modules, so that one file of them all may run at any time: those of the
 * remote but its entry, which starts, and of the doors that the page takes from the shell, with the host that gives them.
 */
export function bundledScripts(remote: Remote, index: number, shell: Shell): Script[] {
  const route = remote.manifest.routes[index];
  if (!route) return [];
  const own = route.files.filter((file) => file !== remote.manifest.entry);
  const doors = Object.keys(route.doors).flatMap((door) => shell.manifest.doors[door] ?? []);
  return [
    ...own.map((file) => ({ app: remote.manifest.app, release: remote.release, file })),
    ...[...new Set(doors)].map((file) => ({ app: shell.manifest.app, release: shell.release, file })),
  ];
}

/**
 * The address of a page's bundle; undefined if the page has nothing to bundle. It names all that the content depends
 * on, so that every gateway answers it alike and it never changes.
 *
 * @example bundleUrl(customer, 0, shell) // '/releases/customer/1f0c/page-0.4502.1.js'
 */
export function bundleUrl(remote: Remote, index: number, shell: Shell): string | undefined {
  if (bundledScripts(remote, index, shell).length === 0) return undefined;
  return `${RELEASES_URL}${remote.manifest.app}/${remote.release}/page-${index}.${shell.release}.${FORMAT}.js`;
}

/** Reads what {@link bundleUrl} wrote; undefined for the file of a release. */
export function bundleNamed({ app, release, file }: Script): BundleName | undefined {
  const [, index, shell] = FILE.exec(file) ?? [];
  return index && shell ? { app, release, index: Number(index), shell } : undefined;
}
