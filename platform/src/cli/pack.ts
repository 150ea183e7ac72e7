import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packAll } from '../pack/pack.ts';
import { ROOT } from './root.ts';

/** `npm run pack -- [--out folder]`: packs the kit and the build for remotes in other repositories. */
export async function pack(args: readonly string[]): Promise<void> {
  const options = { out: { type: 'string', default: 'dist/packages' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  for (const file of await packAll(ROOT, resolve(ROOT, values.out))) console.log(file);
}
