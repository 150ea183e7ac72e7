import { fileURLToPath } from 'node:url';

/** The folder of the workspace. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
