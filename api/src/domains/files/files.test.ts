import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { DURATIONS, LIMITS } from '@metier/contract';
import sharp from 'sharp';
import { aPdf } from '../../platform/images/testing/pdfs.ts';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';
import {
  aFile,
  askReceived,
  blocks,
  bytesOf,
  linkTo,
  openUpload,
  sendFile,
  sendPart,
} from './testing/file-calls.ts';

const { block } = LIMITS.files;
let clara: TestPerson;

const { app } = await marketplace();
beforeEach(async () => {
  clara = await newPerson(app, 'customer');
});

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function fetched(who: TestPerson, id: string, headers: Record<string, string> = {}) {
  const { url } = (await linkTo(who, id)).body;
  return app.server.inject({ url, headers });
}

const contents = () => app.db.selectFrom('file_contents').select(['id', 'size']).execute();

describe('a file', () => {
  test('is served unchanged, as an attachment with its name', async () => {
    const bytes = bytesOf(blocks(2), 'whole');
    const file = await aFile(clara, bytes, 'Größe 1.pdf');
    expect(file).toMatchObject({ name: 'Größe 1.pdf', size: bytes.length });
    const { statusCode, headers, rawPayload } = await fetched(clara, file.id);
    expect(statusCode).toBe(200);
    expect(sha(rawPayload)).toBe(sha(bytes));
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="Gr??e 1.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%201.pdf`,
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none';/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  });

  test.each([
    ['%PDF-1.7 …', 'application/pdf'],
    ['\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'image/png'],
    ['<?xml version="1.0"?><svg/>', 'application/octet-stream'],
    ['<!doctype html><script>alert(1)</script>', 'application/octet-stream'],
    ['#!/bin/sh\nrm', 'application/octet-stream'],
  ])('that begins with %j is of the type %s, whatever its name says', async (text, type) => {
    const file = await aFile(clara, Buffer.from(text, 'latin1'), 'photo.jpg');
    expect(file.type).toBe(type);
  });

  test.each([
    ['bytes=0-9', 206, 0, 10],
    [`bytes=${block - 5}-${block + 4}`, 206, block - 5, block + 5],
    [`bytes=${block + 1}-`, 206, block + 1, block + 7],
    ['bytes=-3', 206, block + 4, block + 7],
    ['bytes=0-9,20-29', 200, 0, block + 7],
    [`bytes=${block + 7}-`, 416, 0, 0],
  ])('gives the range %s', async (range, status, first, end) => {
    const bytes = bytesOf(blocks(1), 'ranges');
    const { id } = await aFile(clara, bytes);
    const { statusCode, rawPayload } = await fetched(clara, id, { range });
    expect(statusCode).toBe(status);
    expect(rawPayload.equals(bytes.subarray(first, end))).toBe(true);
  });

  test.each([
    ['is empty', Buffer.alloc(0), { file: 'required' }],
    ['is too large', Buffer.alloc(LIMITS.files.bytes + 1), { file: 'tooLarge' }],
  ])('that %s is refused, and nothing is kept of it', async (_, bytes, details) => {
    expect(await sendFile(clara, bytes)).toMatchObject({ status: 400, error: { code: 1000, details } });
    expect(await app.db.selectFrom('files').select('id').where('owner_id', '=', clara.id).execute()).toEqual(
      [],
    );
  });

  test('is rejected in a form with other parts or without a file', async () => {
    const send = (body: object) => clara.send('POST /api/files', { body });
    const file = new File(['x'], 'x');
    expect((await send({ name: 'x', file })).error?.details).toEqual({ name: 'unknown' });
    expect((await send({ image: file })).error?.details).toEqual({ image: 'unknown' });
    expect((await send({ name: 'x' })).error?.details).toEqual({ size: 'required' });
    expect((await send({ size: 1 })).error?.details).toEqual({ name: 'required' });
    expect((await send({ name: 'x', size: LIMITS.files.bytes + 1 })).error?.details).toEqual({
      size: 'tooLarge',
    });
  });

  test('is deleted by its owner only, and its bytes by the sweep', async () => {
    const { id } = await aFile(clara, bytesOf(10, 'deleted'));
    const other = await newPerson(app, 'customer');
    const remove = (who: TestPerson) => who.send('DELETE /api/files', { query: { file_id: id } });
    expect(await remove(other)).toMatchObject({ status: 404, error: { code: 1005 } });
    const { url } = (await linkTo(clara, id)).body;
    expect((await remove(clara)).status).toBe(200);
    expect((await app.server.inject(url)).statusCode).toBe(404);
    expect((await remove(clara)).status).toBe(404);
  });
});

describe('an upload', () => {
  test('resumes where it was interrupted and is complete with its last byte', async () => {
    const bytes = bytesOf(blocks(3), 'parts');
    const id = await openUpload(clara, bytes.length);
    expect((await sendPart(clara, id, bytes, 0, block)).body).toMatchObject({ received: block });
    expect((await linkTo(clara, id)).error).toMatchObject({ code: 1006, details: { files: 'unfinished' } });
    expect((await askReceived(clara, id, bytes.length)).body.received).toBe(block);
    const { file, received } = (await sendPart(clara, id, bytes, block)).body;
    expect([file.size, received]).toEqual([bytes.length, bytes.length]);
    expect(sha((await fetched(clara, id)).rawPayload)).toBe(sha(bytes));
  });

  test('gets its preview when it is resumed after its sender left while that was drawn', async () => {
    const create = { width: 30, height: 20, channels: 3, background: 'teal' } as const;
    const bytes = Buffer.from(await sharp({ create }).png().toBuffer());
    const { id } = await aFile(clara, bytes, 'photo.png');
    const none = { preview_id: null, preview_width: null, preview_height: null };
    await app.db.updateTable('files').set(none).where('id', '=', id).execute();
    expect((await askReceived(clara, id, bytes.length)).body.file.preview).toMatchObject({
      width: 30,
      height: 20,
    });
  });

  test('keeps the whole blocks of an interrupted part', async () => {
    const bytes = bytesOf(blocks(3), 'broken');
    const id = await openUpload(clara, bytes.length);
    const { status } = await clara.send('PUT /api/files', {
      query: { file_id: id },
      // A stream, sent without a content-length.
      body: Readable.from([bytes.subarray(0, block + 100)]) as never,
      headers: {
        'content-type': 'application/octet-stream',
        'content-range': `bytes 0-${2 * block - 1}/${bytes.length}`,
      },
    });
    expect(status).toBe(400);
    expect((await askReceived(clara, id, bytes.length)).body.received).toBe(block);
  });

  test('rejects a part at another offset with the right one', async () => {
    const bytes = bytesOf(blocks(2), 'elsewhere');
    const id = await openUpload(clara, bytes.length);
    await sendPart(clara, id, bytes, 0, block);
    for (const from of [0, 2 * block])
      expect((await sendPart(clara, id, bytes, from)).error).toMatchObject({
        code: 1006,
        details: { received: block },
      });
  });

  test.each([
    ['is not there', undefined, 'required'],
    ['ends inside of a block', `bytes 0-9/${blocks(2)}`, 'format'],
    ['is of another size', `bytes 0-${block - 1}/${block}`, 'format'],
    ['goes beyond the end', `bytes 0-${3 * block - 1}/${blocks(2)}`, 'format'],
    ['goes backwards', `bytes ${block}-0/${blocks(2)}`, 'format'],
    ['is none', 'all of it', 'format'],
  ])('whose range %s is refused', async (_, range, fault) => {
    const id = await openUpload(clara, blocks(2));
    const refused = await clara.send('PUT /api/files', {
      query: { file_id: id },
      body: Buffer.from('bytes') as never,
      headers: { 'content-type': 'application/octet-stream', ...(range && { 'content-range': range }) },
    });
    expect(refused.error).toMatchObject({ code: 1000, details: { 'Content-Range': fault } });
  });

  test('cannot be continued by another user', async () => {
    const bytes = bytesOf(10, 'foreign');
    const id = await openUpload(clara, bytes.length);
    const other = await newPerson(app, 'freelancer');
    expect((await sendPart(other, id, bytes, 0)).error?.code).toBe(1005);
  });
});

describe('a signed URL', () => {
  test('is valid for five minutes and for its own file only', async () => {
    const { id } = await aFile(clara, bytesOf(10, 'address'));
    const { url, expires_at } = (await linkTo(clara, id)).body;
    expect(new Date(expires_at).getTime() - app.clock.now().getTime()).toBeLessThanOrEqual(300_000);
    const status = async (address: string) => (await app.server.inject(address)).statusCode;
    const [, , token = ''] = url.split('/');
    const [head = '', body = '', mac = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: clara.id })).toString('base64url');
    for (const wrong of [`${head}.${forged}.${mac}`, `${head}.${body}.`, await clara.token(), '..', ''])
      expect(await status(`/files/${wrong}/x`)).toBe(404);
    expect(await status(url)).toBe(200);
    await app.advance(DURATIONS.fileLink);
    expect(await status(url)).toBe(404);
  });
});

describe('a preview', () => {
  const image = async (width: number, height: number): Promise<Buffer<ArrayBuffer>> =>
    Buffer.from(
      await sharp({ create: { width, height, channels: 3, background: 'teal' } })
        .jpeg()
        .toBuffer(),
    );

  test('of an image is re-encoded and served inline, at a URL that stays the same for a while', async () => {
    const script = Buffer.from('<script>alert(1)</script>');
    const file = await aFile(clara, Buffer.concat([await image(2_000, 1_000), script]), 'photo.png');
    expect(file).toMatchObject({ type: 'image/jpeg', preview: { width: 1_600, height: 800 } });
    const { statusCode, headers, rawPayload } = await app.server.inject(file.preview?.url ?? '');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename=preview.webp',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none';/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=300',
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1_600, height: 800 });
    expect(rawPayload.includes(script)).toBe(false);
    const asked = () => askReceived(clara, file.id, file.size);
    // To the beginning of such a period.
    await app.advance(150 - ((app.clock.now().getTime() / 1_000) % 150));
    const [one, two] = [await asked(), await asked()];
    expect(one.body.file.preview?.url).toBe(two.body.file.preview?.url);
    await app.advance(DURATIONS.fileLink);
    expect((await app.server.inject(file.preview?.url ?? '')).statusCode).toBe(404);
    expect((await app.server.inject((await asked()).body.file.preview?.url ?? '')).statusCode).toBe(200);
  });

  test('of a PDF is its first page', async () => {
    const file = await aFile(clara, await aPdf(400, 800), 'plan.pdf');
    expect(file).toMatchObject({ type: 'application/pdf', preview: { width: 800, height: 1_600 } });
    const { rawPayload } = await app.server.inject(file.preview?.url ?? '');
    const pixel = async (top: number) => {
      const region = { left: 400, top, width: 1, height: 1 };
      return [...(await sharp(rawPayload).extract(region).removeAlpha().raw().toBuffer())].map((value) =>
        Math.round(value / 255),
      );
    };
    expect([await pixel(100), await pixel(1_500)]).toEqual([
      [1, 0, 0],
      [1, 1, 1],
    ]);
  });

  test.each([
    ['a broken PDF', async () => (await aPdf(400, 400)).subarray(0, 100)],
    ['a broken image', async () => (await image(500, 500)).subarray(0, 600)],
    ['an image of too many pixels', () => image(8_000, 6_500)],
    ['a text', () => Buffer.from('text')],
  ])('of %s does not exist', async (_, bytes) => {
    expect(await aFile(clara, await bytes())).not.toHaveProperty('preview');
  });

  test('is deleted with its file', async () => {
    const { id, preview } = await aFile(clara, await image(30, 30));
    await clara.call('DELETE /api/files', { query: { file_id: id } });
    expect((await app.server.inject(preview?.url ?? '')).statusCode).toBe(404);
  });
});

describe('equal bytes', () => {
  test('are stored once, even if uploaded concurrently, as long as a file references them', async () => {
    await app.advance(DURATIONS.unattachedFile);
    await app.sweep();
    expect(await contents()).toEqual([]);
    const bytes = bytesOf(blocks(1), 'same');
    const senders = await Promise.all(Array.from({ length: 4 }, () => newPerson(app, 'customer')));
    const sent = await Promise.all(
      senders.flatMap((sender) =>
        Array.from({ length: 5 }, async () => ({ sender, id: (await aFile(sender, bytes)).id })),
      ),
    );
    const [last, ...others] = sent;
    expect((await contents()).map(({ size }) => size).toSorted((a, b) => a - b)).toEqual([7, block]);
    for (const { sender, id: file_id } of others)
      await sender.call('DELETE /api/files', { query: { file_id } });
    await app.sweep();
    expect((await fetched(last?.sender ?? clara, last?.id ?? '')).rawPayload.equals(bytes)).toBe(true);
    await app.advance(DURATIONS.unattachedFile);
    await app.sweep();
    expect(await contents()).toEqual([]);
  });
});
