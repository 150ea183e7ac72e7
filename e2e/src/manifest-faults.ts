import type { Page } from '@playwright/test';
import type { BrokenRemote } from './remote-faults.ts';

/** Faulty registry entries of a remote, and whether its pages are still routed. */
interface ManifestFault {
  readonly name: string;
  readonly isKnown: boolean;
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
  { name: 'no manifest', isKnown: false, spoil: () => null },
  { name: 'a manifest of nothing', isKnown: false, spoil: () => ({}) },
  {
    name: 'the container of another',
    isKnown: true,
    spoil: (manifest) => ({ ...manifest, container: 'metier_foreign' }),
  },
  { name: 'no entry', isKnown: true, spoil: ({ entry: _, ...rest }) => rest },
  {
    name: 'menu entries of which none is whole',
    isKnown: true,
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

/** Spoils the remote in the registry of the gateway's page, until it is repaired by another release. */
export async function spoilManifest(page: Page, remote: BrokenRemote, { spoil }: ManifestFault) {
  let spoilt = true;
  await page.route('**/app/**', async (route) => {
    if (!spoilt || route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(REGISTRY, (_, start: string, json: string, end: string) => {
      const registry = withRelease(JSON.parse(json) as SentRegistry, remote, (release) => ({
        ...release,
        manifest: spoil(release.manifest, remote),
      }));
      return start + JSON.stringify(registry).replaceAll('<', String.raw`\u003c`) + end;
    });
    return route.fulfill({ response, body });
  });
  await page.route('**/registry', async (route) => {
    if (spoilt) return route.fallback();
    const response = await route.fetch();
    const json = withRelease((await response.json()) as SentRegistry, remote, (release) => ({
      ...release,
      release: `${release.release}-repaired`,
    }));
    return route.fulfill({ response, json });
  });
  return {
    repair: () => {
      spoilt = false;
    },
  };
}
