import { registerHooks } from 'node:module';

const isLibrary = (url: string) => url.includes('/node_modules/');

/**
 * Notes, from now on, which libraries the product's own code imports, by their URL. They take most of a start, and no
 * change of ours changes them: who imports them beforehand starts sooner.
 */
export function noteLibraries(): ReadonlySet<string> {
  const libraries = new Set<string>();
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const isOurs = context.parentURL !== undefined && !isLibrary(context.parentURL);
      if (isOurs && isLibrary(resolved.url)) libraries.add(resolved.url);
      return resolved;
    },
  });
  return libraries;
}
