import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { errorName, queryString, wireBody } from '@metier/contract';
import { ApiError, NetworkError } from './api-error.ts';
import { fetchUnlessEarly } from './early-answers.ts';
import { setProductTime } from './product-time.ts';

const TIMEOUT_MS = 20_000;
/** The largest archive of invoices is drawn for some ten seconds while it is sent, and longer if others wait, too. */
const FILE_TIMEOUT_MS = 120_000;
/** As long as the API reads a form; it ends one that is too slow. */
const FORM_TIMEOUT_MS = 900_000;

const client = axios.create({
  adapter: 'fetch',
  env: { fetch: fetchUnlessEarly },
  baseURL: window.location.origin,
  timeout: TIMEOUT_MS,
  validateStatus: () => true,
  // Early requests use the same serializer, so their URLs match.
  paramsSerializer: { serialize: queryString },
});

/** Bytes sent, and bytes in total. */
export interface Progress {
  readonly sent: number;
  readonly total: number;
}
export type OnProgress = (progress: Progress) => void;

/** Bytes of an answer that have come, and in total; undefined if the answer does not say its length. */
export interface Received {
  readonly bytes: number;
  readonly total: number | undefined;
}
export type OnReceived = (received: Received) => void;

/** A request as sent over the wire. */
export interface WireRequest {
  method: string;
  url: string;
  query?: unknown;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  onProgress?: OnProgress | undefined;
  onReceived?: OnReceived | undefined;
  /** Response type, if it is not JSON. */
  answer?: 'file' | 'stream';
}

/** A file with the name given by the API. */
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

/** Headers of a request. Without a body, no content type, instead of the form type that axios would send. */
const headersOf = ({ body, headers }: WireRequest): NonNullable<AxiosRequestConfig['headers']> => ({
  'Accept-Language': document.documentElement.lang,
  ...(body === undefined ? { 'Content-Type': false } : {}),
  ...(body instanceof Blob ? { 'Content-Type': 'application/octet-stream' } : {}),
  ...headers,
});

/** Uploads have no timeout; only XMLHttpRequest reports upload progress. */
const uploading = (onProgress: OnProgress): AxiosRequestConfig => ({
  adapter: 'xhr',
  timeout: 0,
  onUploadProgress: ({ loaded, total = loaded }) => onProgress({ sent: loaded, total }),
});

const receiving = (onReceived: OnReceived): AxiosRequestConfig => ({
  onDownloadProgress: ({ loaded, total }) => onReceived({ bytes: loaded, total }),
});

/** A stream stays open as long as it is read. */
const ANSWERS = {
  file: { responseType: 'blob', timeout: FILE_TIMEOUT_MS },
  stream: { responseType: 'stream', timeout: 0 },
} as const satisfies Record<NonNullable<WireRequest['answer']>, AxiosRequestConfig>;

async function exchange(sent: WireRequest): Promise<AxiosResponse<unknown>> {
  const { method, url, query, body, signal, onProgress, onReceived, answer } = sent;
  const data = wireBody(body);
  try {
    return await client.request({
      method,
      url,
      headers: headersOf(sent),
      params: query,
      data,
      ...(signal ? { signal } : {}),
      ...(data instanceof FormData ? { timeout: FORM_TIMEOUT_MS } : {}),
      ...(onProgress ? uploading(onProgress) : {}),
      ...(onReceived ? receiving(onReceived) : {}),
      ...(answer ? ANSWERS[answer] : {}),
    });
  } catch (cause) {
    if (isCanceled(cause)) throw cause;
    throw new NetworkError('The server did not answer.', { cause });
  }
}

/** Errors are JSON even for file calls; any other body comes from a proxy in front of the API. */
async function refusalOf(response: AxiosResponse): Promise<AxiosResponse> {
  const text = await new Response(response.data as BodyInit).text();
  return { ...response, data: text.startsWith('{') ? (JSON.parse(text) as unknown) : text };
}

function fileOf({ data, headers }: AxiosResponse): ReceivedFile {
  const [, name = 'document'] = /filename="(.+?)"/.exec(String(headers['content-disposition'])) ?? [];
  return { name, content: data as Blob };
}

/** True if the caller aborted the call by its signal. */
export const isCanceled = (error: unknown): boolean => axios.isCancel(error);

/** Sends a request once. Throws `ApiError` for an error response, `NetworkError` for none. */
export async function send<R>(sent: WireRequest): Promise<R> {
  const response = await exchange(sent);
  setProductTime(String(response.headers['date'] ?? ''));
  if (response.status >= 400) throw errorOf(sent.answer ? await refusalOf(response) : response);
  // The page of a proxy or of a network's sign-in: the API answers with objects.
  if (!sent.answer && typeof response.data === 'string' && response.data !== '')
    throw new NetworkError('The answer does not come from the API.');
  return (sent.answer === 'file' ? fileOf(response) : response.data) as R;
}
