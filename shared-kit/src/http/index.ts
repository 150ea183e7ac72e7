/** The browser's only access to the API. */
export {
  ApiError,
  isApiError,
  isFinal,
  isForbidden,
  isMissing,
  isTransient,
  NetworkError,
  obstacleOf,
  type ApiErrorOf,
} from './api-error.ts';
export { isCanceled, type Progress, type Received } from './client.ts';
export { argsOf } from './args-of.ts';
export type { Body, Call, CallOptions, FileCall, Input, Query, Reply } from './call-types.ts';
export { inputKey } from './idempotency.ts';
export { productNow, productTimeOf } from './product-time.ts';
export { endsSession, renewSession } from './refresh.ts';
export { request, requestEvents, requestFile } from './request.ts';
export { saveFile } from './save-file.ts';
export { isSending, whileSent } from './sending.ts';
