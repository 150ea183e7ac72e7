export { keysFor, verificationKey, type Key, type KeyRing, type Secrets } from './keys.ts';
export { secondsOf, signedTokens } from './signed-tokens.ts';
