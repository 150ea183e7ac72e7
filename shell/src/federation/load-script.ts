/** Runs a script file; rejects when it does not come. Each call asks anew. */
export function loadScript(url: string): Promise<void> {
  const script = document.createElement('script');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => reject(new Error(`${url} did not come.`)));
  // Integrity of a file on another origin is checked only if that origin allows it to be read.
  if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
  script.integrity = globalThis.metier?.integrityOf(url) ?? '';
  script.src = url;
  document.head.append(script);
  return promise.finally(() => script.remove());
}
