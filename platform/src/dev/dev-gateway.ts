import type { GatewayConfig } from '@metier/api';
import { createGateway, type GatewayOptions, pageConfigOf } from '../federation/gateway/index.ts';

/** The gateway of development: the pages of `npm start`, which reload with each change. */
export const createDevGateway = (
  config: GatewayConfig,
  options: Required<Pick<GatewayOptions, 'store' | 'api' | 'changes'>>,
) => createGateway({ ...pageConfigOf(config), ...options });
