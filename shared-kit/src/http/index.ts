/** The only way from the browser to the API. */
export { ApiError, isApiError, NetworkError } from './api-error.ts';
export type { Args, Body, Call, Input, Query, Reply } from './call-types.ts';
export { http } from './http.ts';
export { productNow } from './product-time.ts';
export { renewSession } from './refresh.ts';
export { request } from './request.ts';
