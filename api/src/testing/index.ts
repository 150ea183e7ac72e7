export { createTestApp, type TestApp, type TestAppOptions } from './create-test-app.ts';
