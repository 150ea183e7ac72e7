import { beforeEach, expect, jest, test } from '@jest/globals';
import { renderPage, screen, waitFor } from '../testing/index.ts';
import { Form, LinksField, object, rules, SubmitButton, type FormDraft } from './index.ts';

beforeEach(() => sessionStorage.clear());

const schema = object({ links: rules.links() });

async function show(draft: FormDraft | 'never' = 'never') {
  const send = jest.fn((_values: unknown) => Promise.resolve());
  const form = (
    <Form draft={draft} initialValues={{ links: [] }} schema={schema} onSubmit={send}>
      <LinksField name="links" label="Links" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
  const { person, unmount } = await renderPage(form, { path: '/', as: 'freelancer', texts: {} });
  return { person, send, unmount, field: screen.getByRole('textbox', { name: 'Links' }) };
}

test.each([
  ['www.foo.com', 'https://www.foo.com'],
  ['foo.com/a?b=1#c', 'https://foo.com/a?b=1#c'],
  ['foo.com:8080', 'https://foo.com:8080'],
  ['müller.de', 'https://müller.de'],
  ['http://foo.com', 'http://foo.com'],
  ['HTTPS://foo.com', 'HTTPS://foo.com'],
  ['www.a.com\nhttps://b.com  c.com', 'https://www.a.com\nhttps://b.com\nhttps://c.com'],
])('%j becomes %j on blur, and when it is sent', async (typed, shown) => {
  const { person, send, field } = await show();
  await person.type(field, typed);
  await person.tab();
  expect(field).toHaveValue(shown);
  expect(field).toBeValid();
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(send.mock.lastCall?.[0]).toEqual({ links: shown.split('\n') }));
});

test.each([
  'javascript:alert(1)',
  'mailto:ada@example.com',
  'ada@example.com',
  'portfolio',
  'ftp://foo.com',
  'not a link',
])('%s cannot be completed to a link: it stays, and is refused', async (typed) => {
  const { person, field } = await show();
  await person.type(field, typed);
  await person.tab();
  expect(field).toHaveValue(typed);
  await waitFor(() => expect(field).toBeInvalid());
});

test('typing is not changed before blur', async () => {
  const { person, field } = await show();
  await person.type(field, 'www.foo.com\nb');
  expect(field).toHaveValue('www.foo.com\nb');
});

test('links are restored from a draft, and removed when it is discarded', async () => {
  const first = await show({ kind: 'links' });
  await first.person.type(first.field, 'www.foo.com\nbar.example');
  first.unmount();
  const { person, field, send } = await show({ kind: 'links' });
  expect(field).toHaveValue('https://www.foo.com\nhttps://bar.example');
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field).toHaveValue('');
  await person.type(field, 'b.example');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(send.mock.lastCall?.[0]).toEqual({ links: ['https://b.example'] }));
});
