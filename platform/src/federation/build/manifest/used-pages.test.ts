import { expect, test } from '@jest/globals';
import { usedPagesIn } from './used-pages.ts';

test.each([
  [
    'a page',
    "import { PATHS } from '@metier/contract'; _jsx(Link, { to: PATHS.help }); PATHS.team",
    ['/app/help', '/app/team'],
  ],
  [
    'one with parameters',
    "import {\n  conversationPath,\n} from '@metier/contract/paths'; conversationPath(a, b)",
    ['/app/messages/:/:'],
  ],
  [
    'one without its query',
    "import { completePath } from '@metier/contract'; completePath(id)",
    ['/app/complete'],
  ],
  [
    'a constant, another name',
    "import { ACCOUNT_PATH, PATHS as $paths } from '@metier/contract'; go($paths.create)",
    ['/app/user', '/app/create'],
  ],
  [
    'names of other modules',
    "import { PATHS, projectPath } from './paths.ts'; PATHS.help; projectPath(id)",
    [],
  ],
  ['what is no path', "import { ROLES, Project } from '@metier/contract'; ROLES.help", []],
])('%s', (_what, source, pages) => {
  expect(usedPagesIn(source)).toEqual(pages);
});
