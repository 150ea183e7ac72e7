/**
 * Every door of the kit, by lazy import. What is shared by prefix is provided only as far as the shell imports it, so
 * a door that is missing here exists for no remote. Nothing is loaded by this file; a test compares it with the kit.
 */
export const KIT_DOORS = {
  contract: () => import('@metier/shared-kit/contract'),
  registry: () => import('@metier/shared-kit/registry'),
  remote: () => import('@metier/shared-kit/remote'),
};
