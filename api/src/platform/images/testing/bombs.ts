import sharp from 'sharp';

/** A GIF whose frames announce more pixels than the only one that they have. */
export function gifOf({ width = 8, height = 8, frames = 1 } = {}): Buffer<ArrayBuffer> {
  const head = Buffer.from('47494638396100000000800000ff0000ffffff', 'hex');
  // Control, descriptor and pixels.
  const frame = Buffer.from('21f90400000000002c00000000000000000002024c0100', 'hex');
  // Decoders ignore a large screen with small frames.
  for (const [bytes, at] of [
    [head, 6],
    [frame, 13],
  ] as const) {
    bytes.writeUInt16LE(width, at);
    bytes.writeUInt16LE(height, at + 2);
  }
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
}

/** An AVIF that announces other dimensions than its 8 × 8 pixels. */
export async function avifOf(width: number, height: number): Promise<Buffer<ArrayBuffer>> {
  const create = { width: 8, height: 8, channels: 3, background: 'red' } as const;
  const bytes = Buffer.from(await sharp({ create }).avif().toBuffer());
  // The property holds version and flags, then both dimensions.
  const at = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(width, at);
  bytes.writeUInt32BE(height, at + 4);
  return bytes;
}
