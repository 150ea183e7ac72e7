import { openStore } from '../../store/index.ts';
import { ReleaseRegistry } from '../release-registry.ts';

/**
 * Makes a number of changes in a registry: each increments the live release of its own app. The first one waits between
 * reading the current state and writing.
 */
const [place = '', app = '', changes = ''] = process.argv.slice(2);
const registry = new ReleaseRegistry(await openStore(place));
const started = new Promise((resolve) => process.stdin.once('end', resolve).resume());

for (let change = 1; change <= Number(changes); change++)
  await registry.change({ by: app, why: `change ${change}` }, async (apps) => {
    if (change === 1) {
      console.log('has read');
      await started;
    }
    return {
      action: 'release',
      apps: { ...apps, [app]: { live: String(Number(apps[app]?.live ?? 0) + 1), held: [] } },
    };
  });
