import { buildApp } from '../../federation/build/build-app.ts';

// A process of its own: builds the app in the folder given first into the folder given second.
const [app = '', output = ''] = process.argv.slice(2);
await buildApp(app, output);
