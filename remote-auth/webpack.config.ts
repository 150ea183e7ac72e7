import { remoteConfig } from '@metier/platform/build';

export default remoteConfig(import.meta.dirname);
