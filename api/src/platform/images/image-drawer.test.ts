import { execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { until } from '../../testing/until.ts';
import { imageDrawer, type DrawingBounds, type ImageDrawer } from './image-drawer.ts';
import { imageType } from './image-type.ts';
import { avifOf, gifOf } from './testing/bombs.ts';
import { manyScans } from './testing/many-scans.ts';
import { pdfWith, pdfWithPicture } from './testing/pdfs.ts';

const PIXELS = 1_000_000;
const PIXELS_OF_ENDLESS = 25_000_000;
const CHILD = fileURLToPath(new URL('./drawing-child.ts', import.meta.url));
const PARENT = fileURLToPath(new URL('./testing/drawing-parent.ts', import.meta.url));
const RED = { r: 220, g: 30, b: 30 };
const SECRET = 'taken at home';
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } });

const FOREVER_MS = 10_000_000;
/** Without a deadline, so that the test does not depend on the machine's speed. */
const openDrawer = (bounds: Partial<DrawingBounds> = {}) =>
  imageDrawer({ maxCpuMs: FOREVER_MS, deadlineMs: FOREVER_MS, ...bounds });
const drawer = openDrawer();
afterAll(() => drawer.close());

interface Circumstances {
  readonly by?: ImageDrawer;
  readonly who?: string;
  readonly maxPixels?: number;
  readonly signal?: AbortSignal;
}
const draw = (
  bytes: Buffer,
  {
    by = drawer,
    who = 'somebody',
    maxPixels = PIXELS,
    signal = new AbortController().signal,
  }: Circumstances = {},
) => by.draw(bytes, { who, maxPixels, signal });
const preview = (bytes: Buffer, { by = drawer, maxPixels = PIXELS }: Circumstances = {}) =>
  by.draw(bytes, { who: 'somebody', maxPixels, isPreview: true, signal: new AbortController().signal });
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const redrawn = async (bytes: Buffer) => {
  const drawing = await draw(bytes);
  if ('fault' in drawing) throw new Error(`It was rejected: ${drawing.fault}`);
  return drawing.image;
};

describe('an image', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('of type %s becomes WebP with its colours', async (type) => {
    const bytes = await drawn(40, 30).toFormat(type).toBuffer();
    expect(imageType(bytes)).toBe(type);
    const image = await redrawn(bytes);
    expect(image).toMatchObject({ width: 40, height: 30 });
    expect(imageType(image.bytes)).toBe('webp');
    const { dominant } = await sharp(image.bytes).stats();
    expect(Math.abs(dominant.r - RED.r)).toBeLessThan(16);
  });

  test('loses its metadata and appended data, and is turned upright', async () => {
    const exif = { IFD0: { ImageDescription: SECRET } };
    const photo = await drawn(40, 30).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { bytes, width, height } = await redrawn(Buffer.concat([photo, Buffer.from('<script>alert(1)')]));
    expect([width, height]).toEqual([30, 40]);
    const { exif: kept, icc, xmp } = await sharp(bytes).metadata();
    expect([kept, icc, xmp]).toEqual([undefined, undefined, undefined]);
    for (const text of [SECRET, '<script>']) expect(bytes.includes(text)).toBe(false);
  });

  test('is scaled down when it is large', async () => {
    expect(await redrawn(await drawn(4_000, 100).png().toBuffer())).toMatchObject({
      width: 1_600,
      height: 40,
    });
  });

  test('that is animated becomes its first frame', async () => {
    const frames = Buffer.concat([220, 120, 30].map((shade) => Buffer.alloc(20 * 20 * 3, shade)));
    const film = await sharp(frames, { raw: { width: 20, height: 60, channels: 3, pageHeight: 20 } })
      .webp({ lossless: true, loop: 0 })
      .toBuffer();
    expect(await sharp(film).metadata()).toMatchObject({ pages: 3 });
    const { bytes, height } = await redrawn(film);
    expect(height).toBe(20);
    expect((await sharp(bytes).stats()).dominant.r).toBeGreaterThan(200);
  });
});

describe('rejects', () => {
  test('a JPEG with more scans than any camera or browser writes, before decoding it', async () => {
    expect(await draw(await manyScans(5_000, 60_000))).toEqual({ fault: 'tooSlow' });
    expect(await draw(await manyScans(100, 90))).toHaveProperty('image');
    expect(await draw(await manyScans(100, 91))).toEqual({ fault: 'tooSlow' });
  });

  test('an image of too many pixels, before decoding it', async () => {
    const bytes = await drawn(2_000, 1_000).png().toBuffer();
    expect(await draw(bytes)).toEqual({ fault: 'tooLarge' });
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('hello')],
    ['a drawing that could carry scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
    ['a file that only begins like a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ['a file that only begins like a PNG', Buffer.from('89504e470d0a1a0a0000', 'hex')],
  ])('%s', async (_, bytes) => {
    expect(await draw(bytes)).toEqual({ fault: 'format' });
  });

  test('a truncated image', async () => {
    const bytes = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: RED,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(await draw(bytes.subarray(0, bytes.length / 2))).toEqual({ fault: 'format' });
  });
});

describe('an image that exceeds its limits', () => {
  let endless: Buffer;
  let small: Buffer;
  let strict: ImageDrawer;
  beforeAll(async () => {
    endless = await manyScans(5_000, 60_000);
    small = await drawn(40, 30).png().toBuffer();
  });
  afterEach(() => strict.close());

  const drawSmall = (who?: string) => draw(small, { by: strict, ...(who && { who }) });
  const drawEndless = (signal = new AbortController().signal) =>
    draw(endless, { by: strict, maxPixels: PIXELS_OF_ENDLESS, signal });
  const open = (bounds: Partial<DrawingBounds> = {}) => {
    strict = openDrawer({ maxScans: Infinity, ...bounds });
  };

  describe('a drawing is aborted', () => {
    beforeEach(async () => {
      open({ deadlineMs: 2_000 });
      jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
      // The process has started, so the only timer from here on is the deadline of a drawing.
      await drawSmall();
    });
    afterEach(() => void jest.useRealTimers());
    const hasBegun = async () => {
      while (jest.getTimerCount() === 0) await new Promise(setImmediate);
    };

    test('at its deadline: its process is killed, and the next image is drawn', async () => {
      const given = drawEndless();
      const next = drawSmall();
      await hasBegun();
      jest.advanceTimersByTime(1_999);
      expect(jest.getTimerCount()).toBe(1);
      jest.advanceTimersByTime(1);
      expect(await given).toEqual({ fault: 'tooSlow' });
      expect(await next).toHaveProperty('image');
    });

    test('when its client disconnects: its process is killed, and the next image is drawn', async () => {
      const leaving = new AbortController();
      const given = drawEndless(leaving.signal);
      const next = drawSmall();
      await hasBegun();
      leaving.abort(new Error('gone'));
      await expect(given).rejects.toThrow('gone');
      expect(await next).toHaveProperty('image');
    });

    test('when the drawer is closed, with all queued ones', async () => {
      const both = Promise.allSettled([drawEndless(), drawSmall()]);
      await hasBegun();
      await strict.close();
      const closed = { status: 'rejected', reason: new Error('The drawer was closed') };
      expect(await both).toEqual([closed, closed]);
      await expect(drawSmall()).rejects.toThrow('closed');
    });
  });

  test.each<[string, Partial<DrawingBounds>]>([
    ['time of a processor', { maxCpuMs: 100 }],
    ['memory', { maxMemory: 1 }],
  ])('of %s ends its process', async (_, bounds) => {
    open(bounds);
    expect(await drawEndless()).toEqual({ fault: 'tooSlow' });
  });

  test('of time ends its process during a page of a PDF, whose drawing keeps the main thread busy', async () => {
    open({ maxCpuMs: 500 });
    expect(await preview(pdfWith('0 0 100 100 re f ', 100_000), { by: strict })).toEqual({
      fault: 'tooSlow',
    });
  });

  test('the drawing process gets no secret, and ends with its parent, even if that is killed', async () => {
    open();
    const parent = spawn(process.execPath, ['--no-warnings', PARENT], {
      env: { ...process.env, NODE_OPTIONS: '', METIER_SECRET: 'kept from images' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [told] = (await once(parent.stdout, 'data')) as [Buffer];
    const child = Number(told);
    expect(isAlive(child)).toBe(true);
    const environment = execFileSync('ps', ['eww', '-o', 'args=', '-p', String(child)], { encoding: 'utf8' });
    expect(environment).toContain('VIPS_DISC_THRESHOLD=');
    expect(environment).not.toContain('kept from images');
    parent.kill('SIGKILL');
    await until(() => !isAlive(child));
  });
});

test('a drawing process whose parent ends while it starts dies without an error', async () => {
  const child = fork(CHILD, { execArgv: ['--no-warnings'], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});

test('users take turns, however many images one of them sends', async () => {
  const small = await drawn(40, 30).png().toBuffer();
  const done: string[] = [];
  await Promise.all(
    ['felix', 'felix', 'felix', 'felix', 'fiona'].map(async (who) => {
      await draw(small, { who });
      done.push(who);
    }),
  );
  expect(done).toEqual(['felix', 'felix', 'fiona', 'felix', 'felix']);
});

describe('a preview', () => {
  test.each(['gif', 'avif'] as const)('is drawn of a file of type %s, but no image', async (type) => {
    const bytes = await drawn(40, 30).toFormat(type).toBuffer();
    expect(await draw(bytes)).toEqual({ fault: 'format' });
    const drawing = await preview(bytes);
    expect(drawing).toMatchObject({ image: { width: 40, height: 30 } });
    const { dominant } = await sharp('image' in drawing ? drawing.image.bytes : bytes).stats();
    expect(Math.abs(dominant.r - RED.r)).toBeLessThan(16);
  });

  test('of a film is its first frame', async () => {
    const frames = Buffer.concat([220, 120, 30].map((shade) => Buffer.alloc(20 * 20 * 3, shade)));
    const film = await sharp(frames, { raw: { width: 20, height: 60, channels: 3, pageHeight: 20 } })
      .gif()
      .toBuffer();
    expect(await sharp(film).metadata()).toMatchObject({ pages: 3 });
    const drawing = await preview(film);
    expect(drawing).toMatchObject({ image: { height: 20 } });
    const { dominant } = await sharp('image' in drawing ? drawing.image.bytes : film).stats();
    expect(dominant.r).toBeGreaterThan(200);
  });

  test.each([
    ['a GIF of too many pixels', async () => gifOf({ width: 60_000, height: 60_000 }), 'tooLarge'],
    ['a GIF without frames', async () => gifOf({ frames: 0 }), 'format'],
    ['a truncated GIF', async () => gifOf().subarray(0, -4), 'format'],
    ['an AVIF of too many pixels', () => avifOf(1_001, 1_000), 'tooLarge'],
    ['an AVIF whose pixels are missing', () => avifOf(900, 900), 'format'],
    ['a truncated AVIF', async () => (await avifOf(8, 8)).subarray(0, -20), 'format'],
    ['a HEIC', async () => Buffer.from('00000018667479706865696300000000', 'hex'), 'format'],
  ])('is not drawn of %s', async (_, made, fault) => {
    expect(await preview(await made())).toEqual({ fault });
  });

  test.each([false, true])(
    'of a JPEG of 50 megapixels is within the limits of others (progressive: %p)',
    async (progressive) => {
      const strict = imageDrawer();
      const photo = await drawn(8_660, 5_773).jpeg({ progressive }).toBuffer();
      const sender = { who: 'somebody', maxPixels: 50_000_000, signal: new AbortController().signal };
      expect(await strict.draw(photo, sender)).toMatchObject({ image: { width: 1_600, height: 1_066 } });
      await strict.close();
    },
  );
});

test('of a page with a picture of too many pixels the rest is drawn, within the limits of others', async () => {
  const strict = imageDrawer();
  expect(await preview(pdfWithPicture(9_000), { by: strict, maxPixels: 25_000_000 })).toHaveProperty('image');
  await strict.close();
});

test('a PDF is rejected unless its first page is requested', async () => {
  const bytes = pdfWith('0 0 m 99 99 l S ', 1);
  const sender = { who: 'somebody', maxPixels: 25_000_000, signal: new AbortController().signal };
  expect(await drawer.draw(bytes, sender)).toEqual({ fault: 'format' });
  expect(await drawer.draw(bytes, { ...sender, isPreview: true })).toMatchObject({
    image: { width: 1_600, height: 1_600 },
  });
});
