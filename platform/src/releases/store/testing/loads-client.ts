import { registerHooks } from 'node:module';

/** Opens the store in its argument, reads a key, and prints whether S3's client was loaded. */
let isLoaded = false;
registerHooks({
  resolve: (specifier, context, next) => {
    isLoaded ||= specifier.startsWith('@aws-sdk/');
    return next(specifier, context);
  },
});
// Imported after the hook is registered.
const { openStore } = await import('../open-store.ts');
const store = await openStore(process.argv[2] ?? '');
await store.get('a').catch(() => undefined);
console.log(isLoaded);
