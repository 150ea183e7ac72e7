import { expect, test } from '@jest/globals';
import { wireBody } from './uploads.ts';

test('a body with files becomes a form with repeated fields', () => {
  const image = new Blob(['x']);
  const form = wireBody({
    title: 'Logos',
    links: ['https://a.example', 'https://b.example'],
    images: [image],
  });
  if (!(form instanceof FormData)) throw new Error('It is no form');
  expect([...form.keys()]).toEqual(['title', 'links', 'links', 'images']);
  expect(form.getAll('links')).toEqual(['https://a.example', 'https://b.example']);
  expect(form.get('images')).toBeInstanceOf(Blob);
});

test.each([undefined, { title: 'Logos', images: [] }, 'text'])('%j is not changed', (body) => {
  expect(wireBody(body)).toBe(body);
});
