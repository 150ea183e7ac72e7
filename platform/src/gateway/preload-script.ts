import type { EarlyAnswer, PageGlobal } from '@metier/shared-kit/registry';
import type { Preloads, Visitor } from './preloads.ts';

/**
 * Runs in the page before anything else. Requests the data of the page that this visitor is about to see before any
 * code has arrived, and its files behind the first of the shell's scripts. It is sent as the text of this function, so
 * it may use nothing from outside of itself.
 */
export function preload(preloads: Record<Visitor, Preloads>, integrityOf: PageGlobal['integrityOf']): void {
  // Integrity of a file on another origin is checked only if that origin allows it to be read.
  const isForeign = (file: string) => new URL(file, location.href).origin !== location.origin;
  let token: string | null = null;
  let visitor: Visitor = 'nobody';
  try {
    token = localStorage.getItem('token');
    const payload = token?.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      type_client: Visitor;
    };
    visitor = claims.type_client;
  } catch {
    // No token, none that can be read, or a browser that keeps nothing: nobody is signed in.
  }
  const { files, scripts, reads } = preloads[visitor] ?? preloads.nobody;
  const preloadFile = (file: string) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.json') ? 'fetch' : 'script';
    if (link.as === 'fetch' || isForeign(file)) link.crossOrigin = 'anonymous';
    if (link.as === 'script') link.integrity = integrityOf(file);
    // A browser hands a failed preload to the next who asks for the file. It must not be the one who tries again.
    link.addEventListener('error', () => {
      const script = document.createElement('script');
      script.src = file;
      if (link.as === 'script') document.head.append(script);
      else void fetch(file);
    });
    // The shell's scripts, which do most of the work, are not to wait for what they will need later.
    link.fetchPriority = 'low';
    link.href = file;
    document.head.append(link);
  };
  // Runs what only defines modules, so that they are there when the shell asks for them.
  const runScript = (file: string) =>
    new Promise((ended) => {
      const script = document.createElement('script');
      script.addEventListener('load', ended);
      script.addEventListener('error', ended);
      script.fetchPriority = 'low';
      if (isForeign(file)) script.crossOrigin = 'anonymous';
      script.integrity = integrityOf(file);
      script.src = file;
      document.head.append(script);
    });
  // The first of the shell's scripts arrives well before the last, so all this fills the line while the last one runs.
  const pageScripts = new Promise((ended) => {
    document.querySelector('script[defer]')?.addEventListener('load', () => {
      ended(Promise.all(scripts.map(runScript)));
      for (const file of files) preloadFile(file);
    });
  });
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': document.documentElement.lang };
  // The kit's http door takes the answers from there.
  const ask = (address: string): EarlyAnswer => ({
    token,
    answer: fetch(address, { headers }).catch(() => undefined),
  });
  globalThis.metier = {
    integrityOf,
    pageScripts,
    earlyAnswers: new Map(reads.map((address) => [address, ask(address)])),
  };
}
