export { accessTokens, type AccessTokens, type TokenClaims } from './access-tokens.ts';
export type { Actor } from './actor.ts';
export type { IsSessionLive } from './authenticate.ts';
export { registerHealth } from './health.ts';
export { idempotencyMigrations } from './idempotency.repository.ts';
export { rateLimiter, rateLimitMigrations, type RateLimit, type RateLimiter } from './rate-limit.ts';
export { registerRoutes, type RouteGround } from './register-routes.ts';
export { command, route, type CallContext, type Route } from './route.ts';
export { createServer } from './server.ts';
