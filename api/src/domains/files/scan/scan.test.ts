import { afterAll, afterEach, expect, test } from '@jest/globals';
import { openLog } from '../../../platform/log/index.ts';
import { marketplace } from '../../../testing/index.ts';
import {
  aFile,
  askReceived,
  blocks,
  bytesOf,
  linkTo,
  openUpload,
  sendFile,
  sendPart,
} from '../testing/file-calls.ts';
import { EICAR, startClamd } from '../testing/start-clamd.ts';

const clamd = await startClamd();
afterAll(() => clamd.stop());
const { app, customer, freelancer, projectAt } = await marketplace({
  scanner: clamd.address,
  log: openLog('silent'),
});
afterEach(() => {
  clamd.answerWith(undefined);
  clamd.scanned.length = 0;
});

const files = () => app.db.selectFrom('files').select('id').execute();

test('a clean file is scanned completely and can be sent', async () => {
  const project_id = await projectAt('invited');
  const bytes = bytesOf(blocks(2), 'clean');
  const { id } = await aFile(customer, bytes);
  expect(clamd.scanned.map((scanned) => scanned.equals(bytes))).toEqual([true]);
  const message = { project_id, freelancer_id: freelancer.id, file_ids: [id] };
  await customer.call('POST /api/conversations/messages', { body: message });
  expect((await linkTo(freelancer, id)).status).toBe(200);
});

test('malware is rejected and deleted, sent as a form or in parts', async () => {
  const before = await files();
  const bytes = Buffer.from(EICAR);
  const refusal = { status: 400, error: { code: 1000, details: { file: 'malware' } } };
  expect(await sendFile(customer, bytes)).toMatchObject(refusal);
  const id = await openUpload(customer, bytes.length);
  expect(await sendPart(customer, id, bytes, 0)).toMatchObject(refusal);
  expect((await askReceived(customer, id, bytes.length)).status).toBe(404);
  expect(await files()).toEqual(before);
});

test.each(['INSTREAM size limit exceeded. ERROR', 'stream: Time limit reached ERROR', ''])(
  'without a verdict ("%s") a file can be neither fetched nor sent; the next request scans it again',
  async (answer) => {
    clamd.answerWith(answer);
    const project_id = await projectAt('invited');
    const bytes = bytesOf(100, answer);
    const id = await openUpload(customer, bytes.length);
    expect((await sendPart(customer, id, bytes, 0)).status).toBe(500);
    expect((await linkTo(customer, id)).error).toMatchObject({ code: 1006 });
    const body = { project_id, freelancer_id: freelancer.id, file_ids: [id] };
    expect((await customer.send('POST /api/conversations/messages', { body })).error).toMatchObject({
      code: 1006,
    });
    expect((await askReceived(customer, id, bytes.length)).status).toBe(500);
    clamd.answerWith(undefined);
    expect((await askReceived(customer, id, bytes.length)).body).toMatchObject({
      received: 100,
      file: { id },
    });
    await customer.call('POST /api/conversations/messages', { body });
  },
);
