export { accessTokens, type AccessTokens } from './access-tokens.ts';
export type { Actor } from './actor.ts';
export { sendCsv, sendPdf, sendZip, type ZipEntry } from './send-file.ts';
export { openAdmission } from './admission.ts';
export type { LiveActor } from './admission.repository.ts';
export { boundedServer } from './connections.ts';
export { BYTES, fileStreams, type FileStreams } from './file-streams.ts';
export { cachedForOneSecond, registerHealth } from './health.ts';
export { idempotencyMigrations, sweepKeys } from './idempotency.repository.ts';
export { localClient, type Answer, type Client, type Input } from './local-client.ts';
export { limitByAddress } from './limit-strangers.ts';
export { languageOf, namedLanguageOf } from './pick-language.ts';
export {
  rateLimiter,
  rateLimitMigrations,
  sweepRateLimits,
  type RateLimit,
  type RateLimiter,
} from './rate-limit.ts';
export { registerRoutes, type RouteServices } from './register-routes.ts';
export { observeResponses } from './observe-responses.ts';
export { command, route, upload, type Route } from './route.ts';
export { commonHeaders, isSecure, pageHeaders } from './security-headers.ts';
export { logSecurity } from './security-log.ts';
export { disconnectSignal } from './disconnect-signal.ts';
export { plainAddress, senderOf } from './sender.ts';
export { SenderLimit } from './sender-limit.ts';
export { createServer } from './server.ts';
export type { UploadBounds } from './uploads.ts';
export { trustOption, type ProxyTrust, type TrustedProxies } from './trusted-proxies.ts';
export { watchTraffic, type Traffic } from './traffic.ts';
