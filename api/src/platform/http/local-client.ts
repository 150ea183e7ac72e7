import { wireBody, type ErrorCode } from '@metier/contract';
import type { Body, Call, Query, Reply } from '@metier/contract/operations';
import type { FastifyInstance } from 'fastify';

type Field<Name extends string, Value> = Value extends undefined
  ? { readonly [N in Name]?: undefined }
  : Partial<Record<string, never>> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/** The input of a call, typed by the contract; optional if all its fields are. */
export type Input<C extends Call> = Field<'body', Body<C>> &
  Field<'query', Query<C>> & { readonly headers?: Readonly<Record<string, string>> };

/** The response. */
export interface Answer<C extends Call> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly cookies: ReadonlyMap<string, string>;
  readonly body: Reply<C>;
  readonly error:
    | {
        readonly code: ErrorCode;
        readonly description: string;
        readonly details?: Readonly<Record<string, unknown>>;
      }
    | undefined;
}

/** A client of the API in this process: a user of a test or of the demo world. */
export interface Client {
  /** Sends a call and returns the response, errors included. Invalid input is sent by a cast: `{} as never`. */
  readonly send: <C extends Call>(call: C, ...input: InputArguments<C>) => Promise<Answer<C>>;
  /** Sends a call that must succeed and returns its reply. */
  readonly call: <C extends Call>(call: C, ...input: InputArguments<C>) => Promise<Reply<C>>;
}

type InputArguments<C extends Call> = object extends Input<C> ? [input?: Input<C>] : [input: Input<C>];

/** Headers of a client at the moment of a call. */
export type ClientHeaders = () =>
  | Readonly<Record<string, string>>
  | Promise<Readonly<Record<string, string>>>;

/**
 * A client of the API in this process; without headers, an anonymous visitor.
 *
 * @example const { services } = await localClient(server).call('GET /api/catalogue');
 */
export function localClient(server: FastifyInstance, headersNow: ClientHeaders = () => ({})): Client {
  const send = async <C extends Call>(call: C, ...[input]: InputArguments<C>): Promise<Answer<C>> => {
    const [method, path] = call.split(' ') as ['GET', string];
    const { body, query, headers } = (input ?? {}) as {
      body?: object;
      query?: object;
      headers?: Record<string, string>;
    };
    const response = await server.inject({
      method,
      url: `${path}${queryString(query)}`,
      headers: { ...(await headersNow()), ...headers },
      ...(body && { payload: wireBody(body) as object }),
    });
    const answer = (isJson(response) ? response.json() : response.rawPayload) as Reply<C> & {
      error?: NonNullable<Answer<C>['error']>;
    };
    const cookies = new Map(response.cookies.map(({ name, value }) => [name, value]));
    return {
      status: response.statusCode,
      headers: response.headers,
      cookies,
      body: answer,
      error: answer.error,
    };
  };
  return {
    send,
    call: async (call, ...input) => {
      const { status, error, body } = await send(call, ...input);
      if (status !== 200) throw new Error(`${call} was refused: ${JSON.stringify(error)}`);
      return body;
    },
  };
}

const isJson = ({ headers }: Pick<Answer<Call>, 'headers'>): boolean =>
  String(headers['content-type']).startsWith('application/json');

/** Arrays become repeated keys, as in the contract. */
function queryString(query: object = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().map((one) => [key, String(one)]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}
