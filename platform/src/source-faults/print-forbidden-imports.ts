import { findForbiddenImports } from '../../law/find-breaches.ts';

const [root = '', ...folders] = process.argv.slice(2);

console.log(JSON.stringify(await findForbiddenImports(root, folders)));
