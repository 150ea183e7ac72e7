export type { RegisteredApps, RegisteredCanary, RegistryDocument } from './registry-document.ts';
export { type Author, ReleaseRegistry } from './release-registry.ts';
