import { parseArgs } from 'node:util';
import { uploadRelease } from '../upload/upload-release.ts';
import { CANARY_OPTIONS, changeCanary, readCanary } from './app-commands.ts';
import { refuseFurther } from './app-named.ts';
import { AUTHOR_OPTIONS, authorOf, forceOf } from './author.ts';
import { TO_OPTION } from './gateway-subject.ts';
import { openReleases } from './releases.ts';
import { storeLocally } from './store-locally.ts';
import { subjectOf } from './subject.ts';

/**
 * `npm run canary -- remote-customer [release] --percent 10`: gives a release to a share of visitors: the named one, else
 * the running canary, else this tree's. `--steps 1,10,50,100 --every 10m` raises it automatically while it is as good as
 * live; 100 makes it live. `--promote` makes the canary live, `--abort` ends it. With `--to https://…` through a gateway.
 */
export async function canary(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...AUTHOR_OPTIONS, ...TO_OPTION, ...CANARY_OPTIONS },
    allowPositionals: true,
  });
  refuseFurther(positionals, 2);
  const wanted = readCanary(values);
  const [given, release] = positionals;
  const store = await openReleases();
  const subject = await subjectOf(store, given, values.to);
  const { app, target } = subject;
  const force = forceOf(values);
  const build = async () => {
    const check = target ? { forceable: false, forOtherRegistry: true } : { force };
    const stored = await storeLocally(store, app, { command: 'canary', ...check });
    if (target) await uploadRelease(store, { app, release: stored.release }, target);
    return stored;
  };
  await changeCanary(subject, await authorOf(values), wanted, { release, force, build });
}
