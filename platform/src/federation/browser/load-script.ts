/** Loads and runs a script; rejects if it fails to load. Each call sends a request. */
export function loadScript(url: string): Promise<void> {
  const script = document.createElement('script');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => reject(new Error(`${url} did not load.`)));
  // The integrity of a file of another origin is checked only with CORS.
  if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
  script.integrity = globalThis.metier?.integrityOf(url) ?? '';
  script.src = url;
  document.head.append(script);
  return promise.finally(() => script.remove());
}
