/** What the gateway shares with the API; without its domains, whose loading takes a second. */
export {
  boundedServer,
  commonHeaders,
  pageHeaders,
  SenderLimit,
  senderOf,
  trustOption,
  type ProxyTrust,
  type TrustedProxies,
} from './http/index.ts';
export { openLog } from './log/index.ts';
export { escapeHtml } from './escape-html.ts';
export { pngOf } from './images/png-of.ts';
export { keysFor, secondsOf, signedTokens, type KeyRing } from './keys/index.ts';
