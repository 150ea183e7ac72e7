import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/** Web APIs that jsdom lacks, taken from Node. */
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
  'TextDecoderStream',
  'TextEncoder',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'crypto',
  'fetch',
  'structuredClone',
] as const;

type Send = (this: XMLHttpRequest, body?: Document | XMLHttpRequestBodyInit | null) => void;

/** jsdom's requests send a Blob of Node as the text `[object Blob]`; with this, its bytes. */
function takeBlobs(requests: { send: Send }): void {
  const { send } = requests;
  requests.send = function sendBytes(body) {
    if (body instanceof Blob) void body.arrayBuffer().then((bytes) => send.call(this, bytes));
    else send.call(this, body);
  };
}

/** jsdom with the APIs above and Web Locks. Packages resolve with neither the `browser` nor the `node` condition. */
export default class TestEnvironment extends JsdomEnvironment {
  override customExportConditions: string[] = [];

  override async setup(): Promise<void> {
    await super.setup();
    // Ignores refused connections and missing layout, which are no defects; Jest reports uncaught errors itself.
    this.dom?.virtualConsole.removeAllListeners('jsdomError');
    for (const name of WEB_STANDARDS) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
    takeBlobs(this.global.XMLHttpRequest.prototype);
    Object.defineProperty(this.global.navigator, 'locks', { value: navigator.locks });
  }
}
