export { checkFiles } from './check-files.ts';
export { readConfig, readGatewayConfig, type ApiConfig, type GatewayConfig } from './config.ts';
export { createApi, type Api } from './create-api.ts';
export { demoAccounts, type DemoAccount } from './demo/index.ts';
export type { ReleaseControl, ReleaseOutcome } from './domains/releases/index.ts';
export { runManagerCommand } from './manager-command.ts';
export { runPayoutsCommand } from './payouts-command.ts';
export { ConfigError } from './platform/config/index.ts';
