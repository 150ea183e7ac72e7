import sharp from 'sharp';

/** Marker and tables of a scan, its header, its pixels. */
interface Scan {
  readonly start: number;
  readonly header: number;
  readonly end: number;
}

const [SCAN, IMAGE_END] = [0xda, 0xd9];

/**
 * A progressive JPEG whose last scan is repeated many times: a small, valid file that takes any time to decode.
 *
 * @param side in pixels
 */
export async function manyScans(side: number, repetitions: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const { scans, end } = walk(jpeg);
  // Only a scan with complete values can be repeated, not one that refines another's.
  const whole = scans.find(({ header }) => {
    const { first, last, precision } = scanOf(jpeg, header);
    return first === 1 && last === 63 && precision >> 4 === 0;
  });
  if (!whole) throw new Error('No scan can be repeated');
  const scan = Buffer.from(jpeg.subarray(whole.start, whole.end));
  // All bits of the values, so that nothing is left to refine.
  scan[scanOf(scan, whole.header - whole.start).at + 2] = 0;
  return Buffer.concat([jpeg.subarray(0, end), ...Array<Buffer>(repetitions).fill(scan), jpeg.subarray(end)]);
}

function scanOf(jpeg: Buffer, header: number) {
  const at = header + 5 + 2 * (jpeg[header + 4] ?? 0);
  const [first = 0, last = 0, precision = 0] = jpeg.subarray(at, at + 3);
  return { at, first, last, precision };
}

function walk(jpeg: Buffer): { readonly scans: readonly Scan[]; readonly end: number } {
  const scans: Scan[] = [];
  let [at, start] = [2, 2];
  while (jpeg[at + 1] !== IMAGE_END) {
    const header = at;
    at += 2 + jpeg.readUInt16BE(at + 2);
    if (jpeg[header + 1] !== SCAN) continue;
    while (jpeg[at] !== 0xff || jpeg[at + 1] === 0) at += 1;
    scans.push({ start, header, end: at });
    start = at;
  }
  return { scans, end: at };
}
