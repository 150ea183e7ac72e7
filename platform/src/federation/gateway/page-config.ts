import type { GatewayConfig } from '@metier/api';
import type { GatewayOptions } from './create-gateway.ts';

type PageConfig = Required<Pick<GatewayOptions, 'origin' | 'demo' | 'stripe' | 'overrides'>>;

/** Options of pages from the settings, for `npm start` and `npm run dev`. */
export const pageConfigOf = ({ origin, demo, overrides, payments }: GatewayConfig): PageConfig => ({
  origin,
  demo,
  overrides,
  stripe: payments.kind === 'stripe',
});
