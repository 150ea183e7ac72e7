import type { GatewayConfig } from '@metier/api';
import type { GatewayOptions } from './create-gateway.ts';

/** What the settings decide about pages. */
type PageConfig = Required<Pick<GatewayOptions, 'origin' | 'demo' | 'stripe' | 'overrides'>>;

/** What the settings decide about pages, for `npm start` and `npm run dev` alike. */
export const pageConfigOf = ({ origin, demo, overrides, payments }: GatewayConfig): PageConfig => ({
  origin,
  demo,
  overrides,
  stripe: payments.kind === 'stripe',
});
