import { localeFileIn, type Registry } from '@metier/shared-kit/registry';

/**
 * Where the texts of a namespace stand: a remote's name, `shell` or `kit`. Undefined: there are none. Load it by
 * `fetch` with its usual mode and credentials, so that the preload of the same file is used where the page had one.
 *
 * @example
 * localeUrl(registry, 'de', 'customer'); // '/releases/customer/customer.de.8a1b….json'
 */
export function localeUrl(registry: Registry, language: string, namespace: string): string | undefined {
  const app = registry.apps[namespace];
  const file = localeFileIn(app ? app.manifest.locales : (registry.shell.locales[namespace] ?? {}), language);
  return file && (app ?? registry.shell).base + file;
}
