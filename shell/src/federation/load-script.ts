/** How long the page waits for a script. */
export const PATIENCE_MS = 8000;

/** Runs a script file; rejects when it does not come in time. Each call asks anew. */
export function loadScript(url: string, patience = PATIENCE_MS): Promise<void> {
  const script = document.createElement('script');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = () => reject(new Error(`${url} did not come.`));
  const timer = setTimeout(fail, patience);
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', fail);
  script.src = url;
  document.head.append(script);
  return promise.finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}
