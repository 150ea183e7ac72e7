import { localeFileIn, type Registry } from '@metier/shared-kit/registry';

/**
 * URL of the texts of a namespace: a remote's name, or `kit`. Undefined if there are none. Load it by `fetch`
 * with default mode and credentials, so that the page's preload of the file is used.
 *
 * @example
 * localeUrl(registry, 'de', 'customer'); // '/releases/customer/customer.de.8a1b….json'
 */
export function localeUrl(registry: Registry, language: string, namespace: string): string | undefined {
  const app = registry.apps[namespace];
  const file = localeFileIn(app ? app.manifest.locales : (registry.shell.locales[namespace] ?? {}), language);
  return file && (app ?? registry.shell).base + file;
}
