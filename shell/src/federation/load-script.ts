/** Runs a script file; rejects when it does not come. Each call asks anew. */
export function loadScript(url: string): Promise<void> {
  const script = document.createElement('script');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => reject(new Error(`${url} did not come.`)));
  script.integrity = globalThis.metier?.integrityOf(url) ?? '';
  script.src = url;
  document.head.append(script);
  return promise.finally(() => script.remove());
}
