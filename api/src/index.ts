export { checkFiles } from './check-files.ts';
export { readConfig, readGatewayConfig, type ApiConfig, type GatewayConfig } from './config.ts';
export { createApi, type Api } from './create-api.ts';
export { demoAccounts, type DemoAccount } from './demo/index.ts';
export type { ReleaseControl, ReleaseOutcome } from './domains/releases/index.ts';
export { runManagerCommand } from './manager-command.ts';
export { runPayoutsCommand } from './payouts-command.ts';
export {
  boundedServer,
  commonHeaders,
  pageHeaders,
  SenderLimit,
  senderOf,
  trustOption,
  type ProxyTrust,
  type TrustedProxies,
} from './platform/http/index.ts';
export { openLog } from './platform/log/index.ts';
export { escapeHtml } from './platform/escape-html.ts';
export { keysFor, verificationKey, type KeyRing } from './platform/keys/index.ts';
export { ConfigError } from './platform/config/index.ts';
