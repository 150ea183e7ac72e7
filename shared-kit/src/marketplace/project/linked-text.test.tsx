import { expect, test } from '@jest/globals';
import { renderPage, screen } from '../../testing/index.ts';
import { LinkedText } from './linked-text.tsx';

const show = (text: string) => renderPage(<LinkedText text={text} />, { path: '/', texts: {} });

test.each([
  ['See https://sign.example/1, please.', ['https://sign.example/1']],
  ['It is there: https://sign.example/1.', ['https://sign.example/1']],
  [
    '(https://sign.example) and “http://a.example/b?c=d&e”',
    ['https://sign.example/', 'http://a.example/b?c=d&e'],
  ],
  [
    'https://wiki.example/Logo_(design). Or (https://wiki.example/Logo_(design))',
    ['https://wiki.example/Logo_(design)', 'https://wiki.example/Logo_(design)'],
  ],
  [
    'https://sign.example/\nhttps://sign.example/two/',
    ['https://sign.example/', 'https://sign.example/two/'],
  ],
  ['<a href="https://sign.example">', ['https://sign.example/']],
  ['javascript:alert(1) data:text/html,<b> ftp://sign.example https:// sign.example', []],
])('the links of %j are %j', async (text, links) => {
  await show(text);
  expect(screen.queryAllByRole<HTMLAnchorElement>('link').map(({ href }) => href)).toEqual(links);
});

test('the text around the links stays as it is', async () => {
  const text = 'One (https://sign.example/1), two:  https://sign.example/2!\n\nThree';
  await show(text);
  expect(screen.getByText(/^One/).textContent).toBe(text);
});
