import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readConfig } from './config.ts';
import { createApi, type Api } from './create-api.ts';
import { openDatabase } from './platform/db/index.ts';
import { localClient } from './platform/http/index.ts';
import { keptLetters, type KeptLetter } from './platform/mail/index.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { until } from './testing/until.ts';

let testDatabase: TestDatabase;
let api: Api;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  api = await createApi(
    readConfig({
      DATABASE_URL: testDatabase.url,
      METIER_DEMO: '0',
      METIER_SECRET: 'a secret of its own, long enough to be taken',
      LOG_LEVEL: 'silent',
    }),
  );
});
afterEach(async () => {
  await api.close();
  await testDatabase.drop();
});

const PERSON = {
  first_name: 'N',
  last_name: 'N',
  email: 'n@metier.test',
  password: 'Correct-horse-1',
  type_client: 'customer',
} as const;

async function letters(): Promise<KeptLetter[]> {
  const database = openDatabase(testDatabase.url, 1);
  const kept = await keptLetters(database.db);
  await database.close();
  return kept;
}

test('the API runs background jobs once it has started', async () => {
  await api.start();
  await localClient(api.app).call('POST /api/auth/signup', { body: PERSON });
  await until(async () => (await letters()).length > 0);
  expect(await letters()).toMatchObject([{ to: PERSON.email }]);
});

test.each(['/dev/clock', '/dev/mail', '/dev/mail/messages', '/dev/accounts'])(
  'without demo mode there is no %s',
  async (url) => {
    expect((await api.app.inject(url)).statusCode).toBe(404);
  },
);
