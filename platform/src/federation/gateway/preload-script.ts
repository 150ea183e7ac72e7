import type { EarlyAnswer, PageGlobal } from '@metier/shared-kit/page';
import type { Preloads } from './preloads.ts';

/**
 * Runs in the page before all other code. Requests the data of the visitor's page at once, and its files after the first
 * of the shell's scripts has loaded; nothing if the page was prepared for another role than the token's. It is sent as this
 * function's source, so it must be self-contained.
 */
export function preload(preloads: Preloads, integrityOf: PageGlobal['integrityOf']): void {
  // The integrity of a file of another origin is checked only with CORS.
  const isForeign = (file: string) => new URL(file, location.href).origin !== location.origin;
  let token: string | null = null;
  let role: string | undefined;
  let userId = '';
  try {
    token = localStorage.getItem('token');
    const payload = token?.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      type_client: string;
      user_id: string;
    };
    role = claims.type_client;
    userId = claims.user_id;
  } catch {
    // No token, an invalid one, or no storage: not signed in.
  }
  const { files, scripts, reads } = preloads.role === role ? preloads : { files: [], scripts: [], reads: [] };
  const preloadFile = (file: string) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.json') ? 'fetch' : 'script';
    if (link.as === 'fetch' || isForeign(file)) link.crossOrigin = 'anonymous';
    if (link.as === 'script') link.integrity = integrityOf(file);
    // The browser reuses a failed preload for the next request of the file. This request consumes it, so a retry works.
    link.addEventListener('error', () => {
      if (link.as === 'script') void runScript(file);
      // The code that needs the file reports its failure.
      else fetch(file).catch(() => undefined);
    });
    // The shell's scripts must not wait for files that they need later.
    link.fetchPriority = 'low';
    link.href = file;
    document.head.append(link);
  };
  // Runs a script that only defines modules.
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
  // After the first of the shell's scripts: these downloads use the network while the last one arrives and runs.
  const pageScripts = new Promise((ended) => {
    document.querySelector('script[defer]')?.addEventListener('load', () => {
      ended(Promise.all(scripts.map(runScript)));
      for (const file of files) preloadFile(file);
    });
  });
  const headers = {
    ...(token && { Authorization: `Bearer ${token}` }),
    'Accept-Language': document.documentElement.lang,
  };
  // Read by the kit's `http`.
  const ask = (address: string): EarlyAnswer => ({
    token,
    sent: performance.now(),
    answer: fetch(address, { headers }).catch(() => undefined),
  });
  globalThis.metier = {
    integrityOf,
    pageScripts,
    // `USER_ID` of the contract stands for the user's id.
    earlyAnswers: new Map(
      reads.map((read) => read.replaceAll(':user_id', userId)).map((address) => [address, ask(address)]),
    ),
  };
}
