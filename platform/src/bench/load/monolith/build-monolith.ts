import { join } from 'node:path';
import { build } from '../../../federation/build/build-app.ts';
import { filesOf } from '../../../federation/build/manifest/part-files.ts';
import { readManifest } from '../../../federation/build/manifest/read-manifest.ts';
import { partsOf } from '../../../federation/build/manifest/remote-manifest-plugin.ts';
import { type App, findApps } from '../../../releases/index.ts';
import { monolithConfig } from './monolith-config.ts';

/** A built monolith. */
export interface Monolith {
  /** Folder of its scripts. */
  readonly folder: string;
  /** The scripts that the page references, in order. */
  readonly entry: readonly string[];
  /** Scripts of each route by app, including the entry. */
  readonly pages: Readonly<Record<string, readonly (readonly string[])[]>>;
}

const manifestFile = (app: App) => join(app.folder, 'src/manifest.ts');

/** Builds the whole product of a workspace as one application into a folder. */
export async function buildMonolith(root: string, folder: string): Promise<Monolith> {
  const [shell, ...remotes] = findApps(root);
  if (!shell) throw new Error(`${root} has no shell.`);
  const direct = remotes.map((app) => ({ name: app.name, manifestFile: manifestFile(app) }));
  const compilation = await build(monolithConfig(shell.folder, direct), folder);
  const entry = filesOf([...compilation.entrypoints.values()]);
  const pages = remotes.map(async (app) => {
    const { routes } = partsOf(
      compilation,
      manifestFile(app),
      await readManifest(manifestFile(app), app.name),
    );
    return [app.name, routes.map(({ files }) => files)] as const;
  });
  return { folder, entry, pages: Object.fromEntries(await Promise.all(pages)) };
}
