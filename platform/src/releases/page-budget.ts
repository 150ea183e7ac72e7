import { type Fault, faultOf } from './faults.ts';
import type { GateStore } from './release-store.ts';
import { isRemoteManifest } from './stored-manifest.ts';

/**
 * Budget in compressed bytes of a page's own scripts and its remote's texts in the longest language. Most pages
 * have 10 to 13 KB, so there is room for features, but not for a library, which belongs behind a door of the kit.
 */
export const PAGE_BUDGET = 16 * 1024;

/** Pages with a larger budget, as `app path`, with reasons. */
const EXCEPTIONS: Readonly<Record<string, number>> = {
  // Memoising its form takes 1.2 KB, and halves what a letter takes on a slow processor (decision 0057). It shares its
  // columns and prices with the pages of services.
  'customer /app/create': 17.5 * 1024,
  // All of a person on one page: account, notes, money, projects, cases, questions.
  'manager /app/people/:id': 17 * 1024,
};

/** Size of each page of a release in compressed bytes, by path. */
async function weightsOf(store: GateStore, app: string, release: string): Promise<Map<string, number>> {
  const manifest = await store.manifestOf(app, release);
  if (!isRemoteManifest(manifest)) return new Map();
  const texts = Object.values(manifest.locales);
  const names = new Set([...texts, ...manifest.routes.flatMap(({ files }) => files)]);
  const sizes = new Map(
    await Promise.all(
      [...names].map(async (name) => {
        const content = (await store.readFile(app, `${name}.br`)) ?? (await store.readFile(app, name));
        return [name, content?.length ?? 0] as const;
      }),
    ),
  );
  const sizeOf = (name: string) => sizes.get(name) ?? 0;
  const longest = Math.max(0, ...texts.map(sizeOf));
  return new Map(
    manifest.routes.map(({ path, files }) => [
      path,
      longest + files.reduce((sum, file) => sum + sizeOf(file), 0),
    ]),
  );
}

/**
 * The pages of a release that exceed their budget, as faults. A page that did so before must not grow.
 *
 * @param before the live release, if any
 */
export async function heavyPages(
  store: GateStore,
  { app, release, before }: { app: string; release: string; before: string | undefined },
): Promise<Fault[]> {
  const weights = [...(await weightsOf(store, app, release))];
  const heavy = weights.filter(([path, weight]) => weight > budgetOf(app, path));
  if (heavy.length === 0) return [];
  const known = before === undefined ? new Map<string, number>() : await weightsOf(store, app, before);
  return heavy
    .filter(([path, weight]) => weight > (known.get(path) ?? 0))
    .map(([path, bytes]) => faultOf('heavyPage', { app, path, bytes, budget: budgetOf(app, path) }));
}

const budgetOf = (app: string, path: string): number => EXCEPTIONS[`${app} ${path}`] ?? PAGE_BUDGET;
