import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { jpegScans } from './jpeg-scans.ts';
import { manyScans } from './testing/many-scans.ts';

const noise = sharp({
  create: {
    width: 200,
    height: 200,
    channels: 3,
    background: 'teal',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
});
const SCAN = Buffer.from([0xff, 0xda]);
const END = Buffer.from([0xff, 0xd9]);

describe('the scans of a JPEG', () => {
  test('are one, or about ten when it is progressive', async () => {
    expect(jpegScans(await noise.clone().jpeg().toBuffer())).toBe(1);
    expect(jpegScans(await noise.clone().jpeg({ progressive: true }).toBuffer())).toBe(10);
  });

  test('are all counted', async () => {
    expect(jpegScans(await manyScans(8, 60_000))).toBe(60_010);
  });

  test.each([
    ['after fill bytes', [0xff, 0xff, 0xff, 0xda]],
    ['after a stuffed byte', [0xff, 0x00, 0xff, 0xda]],
    ['after a restart', [0xff, 0xd7, 0xff, 0xda]],
    ['after a segment without a length', [0xff, 0xe0, 0, 0, 0xff, 0xda]],
    ['after something that is no marker', [1, 2, 3, 0xff, 0xda]],
  ])('are found %s', (_, bytes) => {
    expect(jpegScans(Buffer.from(bytes))).toBe(1);
  });

  test.each([
    ['in what is told beside the image', Buffer.concat([Buffer.from([0xff, 0xe1, 0, 4]), SCAN])],
    ['behind its end', Buffer.concat([END, SCAN])],
    [
      'in a segment that extends beyond the file',
      Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), SCAN]),
    ],
  ])('are not looked for %s', (_, bytes) => {
    expect(jpegScans(bytes)).toBe(0);
  });

  test.each([[[]], [[0xff]], [[0xff, 0xe0]], [[0xff, 0xe0, 1]], [[0xff, 0xff, 0xff]]])(
    'are none in the rest %p',
    (bytes) => {
      expect(jpegScans(Buffer.from(bytes))).toBe(0);
    },
  );
});
