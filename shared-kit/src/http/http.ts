import type { Args, PathOf, Reply } from './call-types.ts';
import { request } from './request.ts';

/**
 * The API by method and path, typed from the contract. See {@link request} for behaviour and errors.
 *
 * @example await http.post('/api/support/request', { body: { name, description } });
 */
export const http = {
  get: <P extends PathOf<'GET'>>(path: P, ...args: Args<`GET ${P}`>): Promise<Reply<`GET ${P}`>> =>
    request(`GET ${path}`, ...args),
  post: <P extends PathOf<'POST'>>(path: P, ...args: Args<`POST ${P}`>): Promise<Reply<`POST ${P}`>> =>
    request(`POST ${path}`, ...args),
  put: <P extends PathOf<'PUT'>>(path: P, ...args: Args<`PUT ${P}`>): Promise<Reply<`PUT ${P}`>> =>
    request(`PUT ${path}`, ...args),
  delete: <P extends PathOf<'DELETE'>>(
    path: P,
    ...args: Args<`DELETE ${P}`>
  ): Promise<Reply<`DELETE ${P}`>> => request(`DELETE ${path}`, ...args),
};
