export { localClient as clientOf, type Answer, type Client, type Input } from '../platform/http/index.ts';
export { createTestApp, TEST_SECRET, type TestApp, type TestAppOptions } from './create-test-app.ts';
export {
  bearer,
  claimsOf,
  logIn,
  mailedCode,
  mailedKey,
  mailedSubjects,
  newPerson,
  recoveryKey,
  type TestPerson,
} from './people.ts';
export { marketplace, type Marketplace } from './marketplace.ts';
export { createTestHarness, type TestHarness } from './create-test-harness.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
