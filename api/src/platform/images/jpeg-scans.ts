const MARKER = 0xff;
const STUFFED = 0x00;
const TEMPORARY = 0x01;
const FIRST_RESTART = 0xd0;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/**
 * Number of scans of a JPEG. A decoder processes all pixels once per scan, so a small file with many scans can keep it
 * busy for any time; cameras and browsers write about ten. Walks the markers as libjpeg does, without decoding.
 *
 * @example jpegScans(await sharp(photo).jpeg().toBuffer()) // 1
 */
export function jpegScans(bytes: Buffer): number {
  let scans = 0;
  let at = bytes.indexOf(MARKER);
  while (at !== -1) {
    const code = bytes[at + 1];
    if (code === END_OF_IMAGE) break;
    if (code === START_OF_SCAN) scans += 1;
    at = bytes.indexOf(MARKER, at + lengthOfMarker(bytes, at));
  }
  return scans;
}

function lengthOfMarker(bytes: Buffer, at: number): number {
  const code = bytes[at + 1] ?? MARKER;
  // A marker may be preceded by any number of such bytes.
  if (code === MARKER) return 1;
  if (code === STUFFED || code === TEMPORARY || (code >= FIRST_RESTART && code <= START_OF_IMAGE)) return 2;
  return 2 + (at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0);
}
