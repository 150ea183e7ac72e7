import { shellConfig } from '@metier/platform/build';

export default shellConfig(import.meta.dirname);
