import { shellConfig } from '@metier/platform/build';
import { ALIASES, OWN_PATHS } from './src/routing/own-paths.ts';

export default shellConfig(import.meta.dirname, [...Object.values(OWN_PATHS), ...ALIASES]);
