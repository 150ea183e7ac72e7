import { readdir } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import { watchEventLoopBlocking } from '../../testing/fuzz/event-loop-blocking.ts';
import { marketplace } from '../../testing/index.ts';
import { linkTo, sendPart } from './testing/file-calls.ts';
import { HOSTILE_NAMES, hostileContents, slowContents } from './testing/hostile-corpus.ts';

const MIN_CASES = 300;
const AT_ONCE = 6;
/** Timeout for a busy machine; a file that takes forever would exceed it. */
const TIMEOUT_MS = 240_000;
/** Longest processor time in one turn of the event loop; the busiest one takes some 30 ms. */
const HELD_MS = 500;
const HARMLESS =
  /^(application\/(octet-stream|pdf|zip|gzip)|(audio|video)\/[\w.+-]+|image\/(jpeg|png|webp|gif|avif|tiff))$/;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]/u;

const { app, customer } = await marketplace({ drawingMs: 2_000 });

interface Case {
  readonly name: string;
  readonly bytes: Buffer;
  /** The declared one; that of the bytes by default. */
  readonly size?: number;
}

/** Every content under one of the names. */
async function corpus(): Promise<readonly Case[]> {
  const contents = await hostileContents();
  return [
    ...contents.map((bytes, at) => ({ bytes, name: HOSTILE_NAMES[at % HOSTILE_NAMES.length] ?? '' })),
    ...slowContents().map((bytes) => ({ bytes, name: 'slow.pdf' })),
    { bytes: Buffer.alloc(0), name: 'empty.pdf' },
    { bytes: Buffer.alloc(0), size: LIMITS.files.bytes + 1, name: 'large.pdf' },
    { bytes: Buffer.alloc(2_000), size: 1_000, name: 'longer.pdf' },
  ];
}

/** Sends one and fetches it; 'refused' if its name is not valid text, or it is empty, too large or not of its size. */
async function fate({ name, bytes, size = bytes.length }: Case): Promise<object> {
  const opened = await customer.send('POST /api/files', { body: { name, size } });
  if (opened.status === 400) return { name, refused: opened.error?.details };
  const sent = await sendPart(customer, opened.body.file.id, bytes, 0);
  if (sent.status === 400) return { name, refused: sent.error?.details };
  if (sent.status !== 200) return { name, length: bytes.length, error: sent.error };
  const { file } = sent.body;
  const { url } = (await linkTo(customer, file.id)).body;
  const { statusCode, headers, rawPayload } = await app.server.inject(url);
  const preview = file.preview && (await app.server.inject(file.preview.url)).headers['content-type'];
  return {
    name,
    status: statusCode,
    isWhole: rawPayload.equals(bytes),
    isAttachment: String(headers['content-disposition']).startsWith('attachment; filename'),
    isAlone: String(headers['content-security-policy']).startsWith("sandbox; default-src 'none'"),
    isSniffed: headers['x-content-type-options'] !== 'nosniff',
    isHarmless: HARMLESS.test(String(headers['content-type'])) && headers['content-type'] === file.type,
    isClean: !INVISIBLE.test(file.name) && file.name.length > 0 && !/^\.|\.$/.test(file.name),
    isShort: Array.from(file.name).length <= LIMITS.files.nameLength,
    preview: preview ?? 'image/webp',
    cookies: headers['set-cookie'],
  };
}

const SAFE = {
  status: 200,
  isWhole: true,
  isAttachment: true,
  isAlone: true,
  isSniffed: false,
  isHarmless: true,
  isClean: true,
  isShort: true,
  preview: 'image/webp',
  cookies: undefined,
};

test(
  `of more than ${MIN_CASES} hostile files none is executed, none escapes the store, none crashes or blocks the process`,
  async () => {
    const cases = await corpus();
    expect(new Set(cases.map(({ bytes }) => bytes.toString('latin1'))).size).toBeGreaterThan(MIN_CASES);
    const waiting = [...cases];
    const fates: object[] = [];
    const blocking = watchEventLoopBlocking();
    const work = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) fates.push(await fate(next));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(blocking.longest()).toBeLessThan(HELD_MS);
    const unsafe = fates.filter((one) => !('refused' in one) && !matches(one));
    expect(unsafe).toEqual([]);
    // Only names that the database cannot store, blank ones, and the three sizes are rejected.
    const refused = new Set(fates.flatMap((one) => ('refused' in one ? [JSON.stringify(one)] : [])));
    expect(refused.size).toBe(6);
    const folder = 'folder' in app.files ? app.files.folder : '';
    const kept = (await readdir(folder, { recursive: true })).filter((path) => path.length > 2);
    for (const path of kept) expect(path).toMatch(/^([\da-f]{2})\/\1[\da-f]{6}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    // Each block is stored once, however often its content was sent.
    const { rows } = await app.db
      .selectFrom('file_contents')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    expect(kept).toHaveLength(rows);
  },
  TIMEOUT_MS,
);

const matches = (one: object): boolean =>
  Object.entries(SAFE).every(([field, value]) => one[field as keyof typeof one] === value);
