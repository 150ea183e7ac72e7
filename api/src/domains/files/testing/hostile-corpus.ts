import { deflateRawSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { avifOf, gifOf } from '../../../platform/images/testing/bombs.ts';
import { pdfWith, pdfWithPicture } from '../../../platform/images/testing/pdfs.ts';
import { manyScans } from '../../../platform/images/testing/many-scans.ts';

const BOMB = 5_000_000;
const SCRIPT = '<script>alert(document.domain)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;
const HTML = `<!doctype html><html><body>${SCRIPT}</body></html>`;

/** Magic numbers of formats, to be followed by scripts or by bytes that mislead their parsers. */
const MAGIC = {
  asf: '3026b2758e66cf11a6d9',
  ebml: '1a45dfa3',
  tiff: '49492a0008000000',
  bigTiff: '4d4d002b0008000000',
  flac: '664c6143',
  id3: '494433040000',
  mp4: '00000000667479706d703432',
  riff: '5249464600000000',
  ole: 'd0cf11e0a1b11ae1',
  zip: '504b0304',
  gif: '474946383961ffffffff',
  webp: '52494646ffffffff57454250',
} as const;

/** A local entry of a ZIP archive with forged fields. */
function zipEntry(name: string, content: Buffer, claimed = content.length): Buffer {
  const head = Buffer.alloc(30);
  const packed = deflateRawSync(content);
  head.write('PK\u0003\u0004', 'latin1');
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(claimed, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), packed]);
}

/** Contents that try to execute, to deceive, or to take forever. */
export async function hostileContents(): Promise<readonly Buffer[]> {
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  const [jpeg, png, webp, avif, flatGif] = await Promise.all([
    blank.clone().jpeg().toBuffer(),
    blank.clone().png().toBuffer(),
    blank.clone().webp().toBuffer(),
    blank.clone().avif().toBuffer(),
    // Few bytes that become as many pixels as are allowed.
    sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: 'red' } })
      .gif()
      .toBuffer(),
  ]);
  const huge = Buffer.from(png);
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  const zeros = Buffer.alloc(BOMB);
  const texts = [
    HTML,
    `\uFEFF${HTML}`,
    `   \n${HTML.toUpperCase()}`,
    SVG,
    `<?xml version="1.0"?>${SVG}`,
    `<!DOCTYPE svg [<!ENTITY x "${'a'.repeat(50)}"><!ENTITY y "&x;&x;&x;&x;">]>${SVG}`,
    '<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="data:,x"?><x/>',
    'alert(document.domain)',
    '<?php system($_GET["c"]); ?>',
    '#!/bin/sh\nrm -rf /',
    '@echo off\r\ndel *.*',
    'MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n' + HTML,
    `%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n${HTML}`,
    `GIF89a/*${SCRIPT}*/=1;alert(1)`,
    '{"__proto__":{"x":1}}',
    '=cmd|"/c calc"!A1',
    'CACHE MANIFEST\n*',
    'BEGIN:VCARD\r\nURL:javascript:alert(1)\r\nEND:VCARD',
  ].map((text) => Buffer.from(text));
  const programs = ['4d5a90000300', '7f454c4602010100', 'cafebabe0000003d', '0061736d01000000'].map((hex) =>
    Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(200)]),
  );
  const polyglots = [jpeg, png, webp, avif].map((image) => Buffer.concat([image, Buffer.from(HTML)]));
  const fills = [0x00, 0xff, 0x7f].map((fill) => Buffer.alloc(5_000, fill));
  const led = Object.values(MAGIC).flatMap((hex) =>
    [...fills, ...texts].map((rest) => Buffer.concat([Buffer.from(hex, 'hex'), rest])),
  );
  return [
    ...texts,
    Buffer.from(HTML, 'utf16le'),
    gzipSync(SVG),
    ...programs,
    ...polyglots,
    ...led,
    huge,
    pdfWith('q Q ', 1, { mediaBox: '0 0 1 1000000000' }),
    pdfWithPicture(9_000),
    jpeg.subarray(0, jpeg.length / 2),
    gifOf({ width: 65_535, height: 65_535 }),
    gifOf({ width: 0, height: 0 }),
    gifOf({ width: 1, height: 1, frames: 50_000 }),
    gifOf({ frames: 3 }).subarray(0, -6),
    gifOf({ frames: 0 }),
    await avifOf(60_000, 60_000),
    await avifOf(4_999, 4_999),
    avif.subarray(0, avif.length - 20),
    avif.subarray(0, avif.length / 2),
    flatGif,
    Buffer.from(await manyScans(2_000, 60_000)),
    gzipSync(zeros),
    gzipSync(gzipSync(zeros)),
    zipEntry('[Content_Types].xml', zeros),
    zipEntry('mimetype', zeros, 1),
    zipEntry('META-INF/MANIFEST.MF', Buffer.from(HTML)),
    Buffer.concat(
      Array.from({ length: 500 }, (_, at) => zipEntry(`${'../'.repeat(at % 9)}x`, Buffer.alloc(9))),
    ),
  ];
}

/** Contents that keep a decoder busy until it is stopped. */
export const slowContents = (): readonly Buffer[] => [
  pdfWith('0 0 m 99 99 l S ', 100_000),
  pdfWith('/X Do ', 10_000),
  pdfWith('q 1 0 0 1 0 0 cm BT ET Q ', 50_000),
];

/** Names that try to be a path, another type or a header, or to display as something else. */
export const HOSTILE_NAMES: readonly string[] = [
  '../../../../etc/passwd',
  '..\\..\\windows\\system32\\cmd.exe',
  '/etc/cron.d/root',
  'C:autoexec.bat',
  '....//....//x',
  '%2e%2e%2f%2e%2e%2fx',
  '.htaccess',
  '..',
  '.',
  ' ',
  'photo.jpg.html',
  'index.html',
  'picture.svg',
  'report\u202Efdp.exe',
  'a\u200B\u2066b\u2069.txt',
  'x\r\nSet-Cookie: sid=1\r\n\r\n<script>',
  'a"; filename="evil.html',
  "a'; filename*=UTF-8''evil.html",
  '\u001b[2J\u0007bell',
  'line\u2028separator\u2029.js',
  'nul\0byte.php',
  'half \uD800 surrogate',
  `${'long '.repeat(180)}.html`,
  '𝕌𝕟𝕚𝕔𝕠𝕕𝕖 🎉.png',
  'CON',
  '<img src=x onerror=alert(1)>.png',
];
