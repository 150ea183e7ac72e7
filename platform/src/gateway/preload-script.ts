import type { Visitor } from './preloads.ts';

/**
 * Runs in the page, before anything else: asks for the files of the page that this visitor is about to see, all at
 * once. It is sent as the text of this function, so it may use nothing from outside of itself.
 */
export function preload(filesFor: Record<Visitor, string[]>): void {
  let visitor: Visitor = 'nobody';
  try {
    const payload = localStorage.getItem('token')?.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      type_client: Visitor;
    };
    visitor = claims.type_client;
  } catch {
    // No token, or none that can be read: nobody is signed in.
  }
  for (const file of filesFor[visitor] ?? filesFor.nobody) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.json') ? 'fetch' : 'script';
    if (link.as === 'fetch') link.crossOrigin = 'anonymous';
    // A browser hands a failed preload to the next who asks for the file. It must not be the one who tries again.
    link.addEventListener('error', () => {
      const script = document.createElement('script');
      script.src = file;
      if (link.as === 'script') document.head.append(script);
      else void fetch(file);
    });
    link.href = file;
    document.head.append(link);
  }
}
