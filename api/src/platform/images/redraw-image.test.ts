import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { imageType } from './image-type.ts';
import { redrawImage } from './redraw-image.ts';

const PIXELS = 1_000_000;
const RED = { r: 220, g: 30, b: 30 };
const SECRET = 'taken at home';
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } });
const redrawn = async (bytes: Buffer, maxPixels = PIXELS) => {
  const drawing = await redrawImage(bytes, maxPixels);
  if ('fault' in drawing) throw new Error(`It is refused: ${drawing.fault}`);
  return drawing.image;
};

describe('an image', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'of type %s comes out as WebP with its colours',
    async (type) => {
      const bytes = await drawn(40, 30).toFormat(type).toBuffer();
      expect(imageType(bytes)).toBe(type);
      const image = await redrawn(bytes);
      expect(image).toMatchObject({ width: 40, height: 30 });
      expect(imageType(image.bytes)).toBe('webp');
      const { dominant } = await sharp(image.bytes).stats();
      expect(Math.abs(dominant.r - RED.r)).toBeLessThan(16);
    },
  );

  test('loses its metadata and what is hung on behind it, and stands upright', async () => {
    const exif = { IFD0: { ImageDescription: SECRET } };
    const photo = await drawn(40, 30).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { bytes, width, height } = await redrawn(Buffer.concat([photo, Buffer.from('<script>alert(1)')]));
    expect([width, height]).toEqual([30, 40]);
    const { exif: kept, icc, xmp } = await sharp(bytes).metadata();
    expect([kept, icc, xmp]).toEqual([undefined, undefined, undefined]);
    for (const text of [SECRET, '<script>']) expect(bytes.includes(text)).toBe(false);
  });

  test('is made smaller when it is large', async () => {
    expect(await redrawn(await drawn(4_000, 100).png().toBuffer())).toMatchObject({
      width: 1_600,
      height: 40,
    });
  });
});

describe('refused is', () => {
  test('an image of too many pixels, before it is decoded', async () => {
    const bytes = await drawn(2_000, 1_000).png().toBuffer();
    expect(await redrawImage(bytes, PIXELS)).toEqual({ fault: 'tooLarge' });
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('hello')],
    ['a drawing that could carry scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
    ['a file that only begins like a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ['a file that only begins like a PNG', Buffer.from('89504e470d0a1a0a0000', 'hex')],
  ])('%s', async (_, bytes) => {
    expect(await redrawImage(bytes, PIXELS)).toEqual({ fault: 'format' });
  });

  test('half an image', async () => {
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
    expect(await redrawImage(bytes.subarray(0, bytes.length / 2), PIXELS)).toEqual({ fault: 'format' });
  });
});
