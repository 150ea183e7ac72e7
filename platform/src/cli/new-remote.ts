import { parseArgs } from 'node:util';
import { isRole, type Role, ROLES } from '@metier/contract';
import { writeRemote } from '../new-remote/write-remote.ts';
import { refuseFurther } from './app-named.ts';
import { CommandError } from './command.ts';
import { ROOT } from './root.ts';

const NAME = /^remote-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;
/** Reserved: the shell's name, which was a namespace of texts until November 2026, and the kit's namespace. */
const TAKEN = ['shell', 'kit'];

/** `npm run new:remote -- remote-partner [--role freelancer]`: creates the folder of a new remote with one page. */
export async function newRemote(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { role: { type: 'string', default: 'customer' } },
    allowPositionals: true,
  });
  refuseFurther(positionals, 1);
  const [, name = ''] = NAME.exec(positionals[0] ?? '') ?? [];
  if (!name || TAKEN.includes(name))
    throw new CommandError(
      'Name the new remote by its folder: npm run new:remote -- remote-partner (small letters, digits, hyphens; not remote-shell or remote-kit).',
    );
  const folder = await writeRemote(ROOT, { name, role: roleNamed(values.role) });
  if (!folder) throw new CommandError(`The folder remote-${name} exists already; nothing was changed.`);
  console.log(
    `${folder} is there. It shows with npm run dev, and is released by npm run release -- ${folder}`,
  );
}

function roleNamed(text: string): Role {
  if (!isRole(text)) throw new CommandError(`--role is one of ${ROLES.join(', ')}, not "${text}".`);
  return text;
}
