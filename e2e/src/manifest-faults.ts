import type { Page } from '@playwright/test';
import type { BrokenRemote } from './remote-faults.ts';

/** Faulty registry entries of a remote. */
interface ManifestFault {
  readonly name: string;
  readonly spoil: (manifest: Record<string, unknown>, remote: BrokenRemote) => unknown;
}

const spoiltEntry = ({ path, role }: BrokenRemote) => ({
  path,
  roles: [role],
  label: { fr: 'Équipe' },
  icon: 'rocket',
  order: 'last',
});

export const MANIFEST_FAULTS: readonly ManifestFault[] = [
  { name: 'no manifest', spoil: () => null },
  { name: 'an empty manifest', spoil: () => ({}) },
  {
    name: 'the container of another remote',
    spoil: (manifest) => ({ ...manifest, container: 'metier_foreign' }),
  },
  { name: 'no entry', spoil: ({ entry: _, ...rest }) => rest },
  {
    name: 'only invalid menu entries',
    spoil: (manifest, remote) => ({
      ...manifest,
      entry: 'gone.js',
      menu: [null, {}, { path: '/app/a' }, spoiltEntry(remote)],
    }),
  },
];

const REGISTRY = /(<script id="registry"[^>]*>)(.*?)(<\/script>)/s;

interface SentRelease {
  readonly release: string;
  readonly manifest: Record<string, unknown>;
}

interface SentRegistry {
  readonly apps: Readonly<Record<string, SentRelease>>;
}

/** The registry with a changed release of the remote. */
function withRelease(
  registry: SentRegistry,
  { app }: BrokenRemote,
  change: (release: SentRelease) => object,
): object {
  const release = registry.apps[app];
  if (!release) throw new Error(`The registry has no ${app}.`);
  return { ...registry, apps: { ...registry.apps, [app]: change(release) } };
}

/** Spoils the remote in the registry of the gateway, in the page and alone, until another release repairs it. */
export async function spoilManifest(page: Page, remote: BrokenRemote, { spoil }: ManifestFault) {
  let spoilt = true;
  const spoiltOf = (registry: SentRegistry) =>
    withRelease(registry, remote, (release) => ({ ...release, manifest: spoil(release.manifest, remote) }));
  const repairedOf = (registry: SentRegistry) =>
    withRelease(registry, remote, (release) => ({ ...release, release: `${release.release}-repaired` }));
  await page.route('**/app/**', async (route) => {
    if (!spoilt || route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(REGISTRY, (_, start: string, json: string, end: string) => {
      const registry = spoiltOf(JSON.parse(json) as SentRegistry);
      return start + JSON.stringify(registry).replaceAll('<', String.raw`\u003c`) + end;
    });
    return route.fulfill({ response, body });
  });
  await page.route('**/registry', async (route) => {
    const response = await route.fetch();
    const registry = (await response.json()) as SentRegistry;
    return route.fulfill({ response, json: spoilt ? spoiltOf(registry) : repairedOf(registry) });
  });
  return {
    repair: () => {
      spoilt = false;
    },
  };
}
