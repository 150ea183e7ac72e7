export { readConfig, type ApiConfig } from './config.ts';
export { createApi, type Api } from './create-api.ts';
export { demoAccounts, type DemoAccount } from './demo/index.ts';
export { runManagerCommand } from './manager-command.ts';
export { runPayoutsCommand } from './payouts-command.ts';
export { ConfigError } from './platform/config/index.ts';
