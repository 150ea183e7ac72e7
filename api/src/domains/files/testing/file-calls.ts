import { Readable } from 'node:stream';
import { LIMITS } from '@metier/contract';
import type { Answer, TestPerson } from '../../../testing/index.ts';

/** Deterministic bytes of a given length, different for each seed. */
export function bytesOf(length: number, seed: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(length, seed);
  bytes.write(seed);
  return bytes;
}

/** Sends a file as a form; returns the response, which may be a refusal. */
export const sendFile = (who: TestPerson, bytes: Uint8Array<ArrayBuffer>, name = 'file.bin') =>
  who.send('POST /api/files', { body: { file: new File([bytes], name) } });

/** The same, for tests in which it succeeds; returns the file. */
export async function aFile(who: TestPerson, bytes: Uint8Array<ArrayBuffer>, name = 'file.bin') {
  return (await who.call('POST /api/files', { body: { file: new File([bytes], name) } })).file;
}

/** Opens an upload; returns its id. */
export async function openUpload(who: TestPerson, size: number, name = 'file.bin'): Promise<string> {
  return (await who.call('POST /api/files', { body: { name, size } })).file.id;
}

/** Sends a part of an upload, with the given range or that of the bytes. */
export const sendPart = (
  who: TestPerson,
  file_id: string,
  whole: Buffer,
  from: number,
  end = whole.length,
): Promise<Answer<'PUT /api/files'>> =>
  who.send('PUT /api/files', {
    query: { file_id },
    // As a stream: the test client inspects other bodies byte by byte.
    body: Readable.from([whole.subarray(from, end)]) as never,
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(end - from),
      'content-range': `bytes ${from}-${end - 1}/${whole.length}`,
    },
  });

/** Queries how much of an upload has been received. */
export const askReceived = (who: TestPerson, file_id: string, size: number) =>
  who.send('PUT /api/files', {
    query: { file_id },
    headers: { 'content-range': `bytes */${size}` },
    body: undefined as never,
  });

/** The URL of a file. */
export const linkTo = (who: TestPerson, file_id: string) =>
  who.send('GET /api/files/link', { query: { file_id } });

/** A size of some blocks and a bit more. */
export const blocks = (count: number): number => count * LIMITS.files.block + 7;
