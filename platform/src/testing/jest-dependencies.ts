type Extract = (code: string) => Iterable<string>;

const URL_OF_A_MODULE = /new URL\('(\.[^']+)', import\.meta\.url\)/g;

/**
 * Jest's view of what a module depends on, for `--findRelatedTests`: its imports, and modules that it names by URL
 * because it starts them as a process or worker.
 */
export function extract(code: string, _path: string, extractImports: Extract): Set<string> {
  const named = [...code.matchAll(URL_OF_A_MODULE)].map(([, path = '']) => path);
  return new Set([...extractImports(code), ...named]);
}

/** Part of the key of Jest's cache: otherwise results of another extraction would be read. */
export const getCacheKey = (): string => String(URL_OF_A_MODULE);
