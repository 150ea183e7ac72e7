/** The only way from the browser to the API. */
export { ApiError, isApiError, isMissing, NetworkError, obstacleOf, type ApiErrorOf } from './api-error.ts';
export { isCanceled, type Progress } from './client.ts';
export type { Args, Body, Call, Extra, FileCall, Input, Query, Reply } from './call-types.ts';
export { http } from './http.ts';
export { productNow } from './product-time.ts';
export { renewSession } from './refresh.ts';
export { request, requestFile } from './request.ts';
export { saveFile } from './save-file.ts';
