import { Readable } from 'node:stream';
import { LIMITS } from '@metier/contract';
import type { Answer, TestPerson } from '../../../testing/index.ts';

/** Bytes of some length that are unlike those of another seed. */
export function bytesOf(length: number, seed: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(length, seed);
  bytes.write(seed);
  return bytes;
}

/** Sends a file as a form; gives the answer, which may be a refusal. */
export const sendFile = (who: TestPerson, bytes: Uint8Array<ArrayBuffer>, name = 'file.bin') =>
  who.send('POST /api/files', { body: { file: new File([bytes], name) } });

/** The same, for tests in which it succeeds; gives the file. */
export async function aFile(who: TestPerson, bytes: Uint8Array<ArrayBuffer>, name = 'file.bin') {
  return (await who.call('POST /api/files', { body: { file: new File([bytes], name) } })).file;
}

/** Opens an upload; gives its id. */
export async function openUpload(who: TestPerson, size: number, name = 'file.bin'): Promise<string> {
  return (await who.call('POST /api/files', { body: { name, size } })).file.id;
}

/** Sends a part of an upload, with the range given or that of the bytes. */
export const sendPart = (
  who: TestPerson,
  file_id: string,
  whole: Buffer,
  from: number,
  end = whole.length,
): Promise<Answer<'PUT /api/files'>> =>
  who.send('PUT /api/files', {
    query: { file_id },
    // As a stream: the client of tests looks into other bodies byte by byte.
    body: Readable.from([whole.subarray(from, end)]) as never,
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(end - from),
      'content-range': `bytes ${from}-${end - 1}/${whole.length}`,
    },
  });

/** Asks how much of an upload has arrived. */
export const askReceived = (who: TestPerson, file_id: string, size: number) =>
  who.send('PUT /api/files', {
    query: { file_id },
    headers: { 'content-range': `bytes */${size}` },
    body: undefined as never,
  });

/** The address of a file. */
export const linkTo = (who: TestPerson, file_id: string) =>
  who.send('GET /api/files/link', { query: { file_id } });

/** A size of some blocks and a little more. */
export const blocks = (count: number): number => count * LIMITS.files.block + 7;
