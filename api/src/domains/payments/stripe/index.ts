export { registerWebhook } from './register-webhook.ts';
export { openStripe } from './stripe-account.ts';
export { sweepEvents } from './stripe-events.repository.ts';
export { stripeProvider } from './stripe-provider.ts';
