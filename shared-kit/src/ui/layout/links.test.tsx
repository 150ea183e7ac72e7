import { expect, test } from '@jest/globals';
import { renderPage, screen } from '../../testing/index.ts';
import { ExternalLink } from './links.tsx';

const linkOf = async (href: string, text = href) => {
  await renderPage(<ExternalLink href={href}>{text}</ExternalLink>, { path: '/', texts: {} });
  return screen.getByRole('link');
};

test.each([
  ['https://example.org/brand/guide.pdf', 'https://example.org/|brand/|guide.pdf'],
  ['https://example.org', 'https://example.org'],
  ['http://example.org/a//b?page=1&x_y=ü#top', 'http://example.org/|a/|/|b?|page=|1&|x_|y=|ü#|top'],
])('the URL %s can be broken only between its parts', async (href, parts) => {
  const link = await linkOf(href);
  expect(link.innerHTML.replaceAll('&amp;', '&').replaceAll('<wbr>', '|')).toBe(parts);
  expect(link).toHaveAccessibleName(href);
});

test('the words of a link are not broken', async () => {
  expect((await linkOf('/dev/mail', 'the mail/box')).innerHTML).toBe('the mail/box');
});
