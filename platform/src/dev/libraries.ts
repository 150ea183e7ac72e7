import { registerHooks } from 'node:module';

const isLibrary = (url: string) => url.includes('/node_modules/');

/**
 * Records URLs of the libraries that the product's code imports from now on. They take most of a start and do not change,
 * so a standby process imports them in advance.
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
