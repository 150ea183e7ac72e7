import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/** Web standards that every browser has and jsdom lacks. Node's are the same standards. */
const WEB_STANDARDS = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'File',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'fetch',
  'structuredClone',
] as const;

/** jsdom, completed by the standards above and Web Locks. Packages are resolved by neither `browser` nor `node`. */
export default class TestEnvironment extends JsdomEnvironment {
  override customExportConditions: string[] = [];

  override async setup(): Promise<void> {
    await super.setup();
    // Refused connections and missing layout are no defects of the page; uncaught errors reach Jest by themselves.
    this.dom?.virtualConsole.removeAllListeners('jsdomError');
    for (const name of WEB_STANDARDS) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
    Object.defineProperty(this.global.navigator, 'locks', { value: navigator.locks });
  }
}
