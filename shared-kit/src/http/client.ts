import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { errorName, queryString, wireBody } from '@metier/contract';
import { ApiError, NetworkError } from './api-error.ts';
import { fetchUnlessEarly } from './early-answers.ts';
import { learnProductTime } from './product-time.ts';

const TIMEOUT_MS = 20_000;

const client = axios.create({
  adapter: 'fetch',
  env: { fetch: fetchUnlessEarly },
  baseURL: window.location.origin,
  timeout: TIMEOUT_MS,
  validateStatus: () => true,
  // The address of an early answer is made by the same function.
  paramsSerializer: { serialize: queryString },
});

/** How many bytes of a request have left, of how many. */
export interface Progress {
  readonly sent: number;
  readonly total: number;
}
export type OnProgress = (progress: Progress) => void;

/** A request as it goes over the wire. */
export interface Sent {
  method: string;
  url: string;
  query?: unknown;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  onProgress?: OnProgress | undefined;
  /** What the answer is, where it is no JSON. */
  answer?: 'file' | 'stream';
}

/** A file of the API, with the name the API gives it. */
export interface ReceivedFile {
  readonly name: string;
  readonly content: Blob;
}

interface WireError {
  error?: { code?: number; description?: string; details?: Record<string, unknown> };
}

function errorOf({ data, status }: AxiosResponse): ApiError {
  const { code = 1099, description = `HTTP ${status}`, details } = (data as WireError).error ?? {};
  return new ApiError({ name: errorName(code), code, description, details });
}

/** What a request says of itself. Without a body it names no type, where axios would name that of an HTML form. */
const headersOf = ({ body, headers }: Sent): NonNullable<AxiosRequestConfig['headers']> => ({
  'Accept-Language': document.documentElement.lang,
  ...(body === undefined ? { 'Content-Type': false } : {}),
  ...(body instanceof Blob ? { 'Content-Type': 'application/octet-stream' } : {}),
  ...headers,
});

/** Files take as long as they take, and only the old way of the browser tells how much of them has left. */
const uploading = (onProgress: OnProgress): AxiosRequestConfig => ({
  adapter: 'xhr',
  timeout: 0,
  onUploadProgress: ({ loaded, total = loaded }) => onProgress({ sent: loaded, total }),
});

/** A stream lasts as long as its reader listens. */
const ANSWERS = {
  file: { responseType: 'blob' },
  stream: { responseType: 'stream', timeout: 0 },
} as const satisfies Record<NonNullable<Sent['answer']>, AxiosRequestConfig>;

async function exchange(sent: Sent): Promise<AxiosResponse<unknown>> {
  const { method, url, query, body, signal, onProgress, answer } = sent;
  try {
    return await client.request({
      method,
      url,
      headers: headersOf(sent),
      params: query,
      data: wireBody(body),
      ...(signal ? { signal } : {}),
      ...(onProgress ? uploading(onProgress) : {}),
      ...(answer ? ANSWERS[answer] : {}),
    });
  } catch (cause) {
    if (isCanceled(cause)) throw cause;
    throw new NetworkError('The server did not answer.', { cause });
  }
}

/** A refusal is JSON even where something else was asked for; what is none comes from somewhere before the API. */
async function refusalOf(response: AxiosResponse): Promise<AxiosResponse> {
  const text = await new Response(response.data as BodyInit).text();
  return { ...response, data: text.startsWith('{') ? (JSON.parse(text) as unknown) : text };
}

function fileOf({ data, headers }: AxiosResponse): ReceivedFile {
  const [, name = 'document'] = /filename="(.+?)"/.exec(String(headers['content-disposition'])) ?? [];
  return { name, content: data as Blob };
}

/** True where the caller itself ended the call by its signal. */
export const isCanceled = (error: unknown): boolean => axios.isCancel(error);

/** Sends once and reads the answer. Throws `ApiError` for an answered error, `NetworkError` for none. */
export async function send<R>(sent: Sent): Promise<R> {
  const response = await exchange(sent);
  learnProductTime(String(response.headers['date'] ?? ''));
  if (response.status >= 400) throw errorOf(sent.answer ? await refusalOf(response) : response);
  return (sent.answer === 'file' ? fileOf(response) : response.data) as R;
}
