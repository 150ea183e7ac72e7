import { buildApp } from '../../federation/build/build-app.ts';

// Separate process. Arguments: folder of the app, output folder.
const [app = '', output = ''] = process.argv.slice(2);
await buildApp(app, output);
