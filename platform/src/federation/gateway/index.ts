export type { ApiTarget } from './api-target.ts';
export { createGateway, type GatewayOptions } from './create-gateway.ts';
export type { Changes } from './live-reload.ts';
export type { BuildFailure } from './watch-builds.ts';
export { overrideKeys, type OverrideOptions } from './overrides/index.ts';
export { pageConfigOf } from './page-config.ts';
export type { PreloadsOf } from './preloads.ts';
export { ApiWatcher } from './watch-api.ts';
