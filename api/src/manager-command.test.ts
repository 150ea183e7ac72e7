import { expect, test } from '@jest/globals';
import { runManagerCommand } from './manager-command.ts';
import { clientOf, marketplace, newPerson } from './testing/index.ts';

const { app } = await marketplace();

const run = (...args: string[]) => runManagerCommand(args, { databaseUrl: app.databaseUrl });
const login = (email: string, password: string) =>
  clientOf(app.server).send('POST /api/auth/login', { body: { email, password } });

test('creates a manager with a generated password, which is printed, and who can sign in at once', async () => {
  const told = await run('create', '--email', 'mona@metier.test');
  const [, password = ''] = /the password (\S+)$/.exec(told) ?? [];
  expect((await login('mona@metier.test', password)).status).toBe(200);
});

test('accepts a name and a password', async () => {
  await run(
    'create',
    '--email',
    'max@metier.test',
    '--password',
    'Correct-horse-1',
    '--first-name',
    'Max',
    '--last-name',
    'Muster',
  );
  expect((await login('max@metier.test', 'Correct-horse-1')).status).toBe(200);
});

test.each([
  [[]],
  [['create']],
  [['create', '--email', 'mona']],
  [['delete', '--email', 'a@b.test']],
  [['create', '--boss']],
])('the arguments %j are answered with the usage', async (args) => {
  await expect(run(...args)).rejects.toThrow('Usage: npm run manager');
});

test('rejects a bad password and an existing address with what to do', async () => {
  const { email } = await newPerson(app, 'customer');
  await expect(run('create', '--email', 'x@metier.test', '--password', 'short')).rejects.toThrow('8 to 30');
  await expect(run('create', '--email', 'x@metier.test', '--first-name', 'x.example')).rejects.toThrow(
    'A name is one line',
  );
  for (const password of ['Password1', 'x@metier.test'])
    await expect(run('create', '--email', 'x@metier.test', '--password', password)).rejects.toThrow(
      'easily guessed',
    );
  await expect(run('create', '--email', email)).rejects.toThrow('use another address');
});
