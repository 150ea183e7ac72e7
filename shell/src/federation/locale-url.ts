import type { Registry } from '@metier/shared-kit/registry';

/**
 * Where the texts of a namespace stand: a remote's name, `shell` or `kit`. Undefined: not in that language.
 * Load it by a plain `fetch(url)`, so that the page's preload of the same file is used.
 *
 * @example
 * localeUrl(registry, 'de', 'customer'); // '/releases/customer/1f0c…/locales/de.8a1b….json'
 */
export function localeUrl(registry: Registry, language: string, namespace: string): string | undefined {
  const app = registry.apps[namespace];
  const file = app ? app.manifest.locales[language] : registry.shell.locales[namespace]?.[language];
  return file && (app ?? registry.shell).base + file;
}
