import { crc32 } from 'node:zlib';
import fc from 'fast-check';

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Offsets of a PNG's size and of that chunk's checksum. */
const WIDTH_AT = 16;
const HEADER = { from: 12, to: 29 } as const;

/** A PNG that claims a width and height, whatever its content. */
function claiming(width: number, height: number): Buffer {
  const png = Buffer.from(PIXEL);
  png.writeUInt32BE(width, WIDTH_AT);
  png.writeUInt32BE(height, WIDTH_AT + 4);
  png.writeUInt32BE(crc32(png.subarray(HEADER.from, HEADER.to)), HEADER.to);
  return png;
}

/** A valid image, or a decompression bomb, truncated file, other type or HTML page. */
export const anyFile: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(PIXEL) },
  fc.constantFrom(
    claiming(60_000, 60_000),
    claiming(2_000, 2_000),
    claiming(0, 0),
    PIXEL.subarray(0, 40),
    Buffer.concat([PIXEL, Buffer.from('<script>alert(1)</script>')]),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]),
    Buffer.from('RIFF\u0004\0\0\0WEBPVP8 ', 'latin1'),
    Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0;', 'latin1'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.alloc(0),
  ),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.concat([PIXEL.subarray(0, 8), bytes])),
);
