import { expect, test } from '@jest/globals';
import { Form, object } from '../forms/index.ts';
import { fakeServer, refuse, renderPage, screen, takesFiles, within } from '../testing/index.ts';
import { AttachButton, UploadList, useUploads } from './index.ts';

const server = fakeServer();
const about = crypto.randomUUID();

function Composer() {
  const attached = useUploads(about, 3);
  return (
    <Form draft="never" initialValues={{}} schema={object({})} onSubmit={async () => undefined}>
      <UploadList uploads={attached} />
      <AttachButton uploads={attached} />
    </Form>
  );
}

async function show() {
  const { person } = await renderPage(<Composer />, { path: '/', as: 'customer', texts: {} });
  const attach = (...names: string[]) =>
    person.upload(
      screen.getByLabelText('Attach files', { selector: 'input' }),
      names.map((name) => new File(['Bytes'], name)),
    );
  const row = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement);
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  return { attach, row, press };
}

test.each(['POST', 'PUT'] as const)(
  'an upload that reaches a limit waits as long as the API says, and goes on by itself: %s',
  async (method) => {
    const { taken, serve } = takesFiles(server);
    server.answers(`${method} /api/files`, refuse('tooManyRequests', { retry_after: 1 }));
    const { attach, row, press } = await show();
    await attach('one.bin');
    expect(await screen.findByText(/^The limit of uploads is reached/)).toHaveAttribute('role', 'status');
    const limited = await row('one.bin');
    expect(limited.getByText(/limit reached, continues automatically at/)).toBeVisible();
    expect(limited.queryByRole('alert')).toBeNull();
    serve();
    expect(await screen.findByText('The file is uploaded.')).toBeVisible();
    expect(taken).toHaveLength(1);
    await press('Remove one.bin');
  },
);

test('uploads that wait can be cancelled, and make room for the next', async () => {
  server.answers('POST /api/files', refuse('tooManyRequests', { retry_after: 86_400 }));
  const { attach, row, press } = await show();
  await attach('one.bin', 'two.bin');
  for (const name of ['one.bin', 'two.bin']) {
    await (await row(name)).findByText(/limit reached/);
    await press(`Cancel ${name}`);
    expect(screen.queryByText(name)).toBeNull();
  }
  takesFiles(server);
  await attach('three.bin');
  expect(await screen.findByText('The file is uploaded.')).toBeVisible();
});
