/**
 * Caches the promises of a loader by its arguments, except those that fail.
 *
 * @example const documentIn = cachedLoads((name: string, language: Language) => import(`./${language}/${name}.json`));
 */
export function cachedLoads<K extends readonly string[], T>(
  load: (...key: K) => Promise<T>,
): (...key: K) => Promise<T> {
  const loads = new Map<string, Promise<T>>();
  return (...key) => {
    const name = key.join(' ');
    const known = loads.get(name);
    if (known) return known;
    const loading = load(...key);
    loads.set(name, loading);
    loading.catch(() => loads.delete(name));
    return loading;
  };
}
