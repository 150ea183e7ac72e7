import { expect, test } from '@jest/globals';
import { isImage } from './image-kind.ts';

const bytes = (text: string) => new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]);

test.each([
  ['a JPEG', '\xFF\xD8\xFF\xE0more', true],
  ['a PNG', '\x89PNG\r\n\x1A\nmore', true],
  ['a WebP', 'RIFF\n\x10\0\0WEBPmore', true],
  ['a text', 'PNG, says this text', false],
  ['a sound of the same family', 'RIFF\x24\x10\0\0WAVEmore', false],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', false],
  ['nothing', '', false],
])('%s', async (_, content, image) => expect(await isImage(bytes(content))).toBe(image));

test('a folder, or a file that has been deleted since it was chosen', async () => {
  const unreadable = Object.assign(new Blob(), {
    arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotFoundError')),
  });
  expect(await isImage(Object.assign(new Blob(), { slice: () => unreadable }))).toBe(false);
});
