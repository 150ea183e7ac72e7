import { expect, jest, test } from '@jest/globals';
import { idempotencyKey } from './idempotency.ts';

const PASSWORD = 'Correct horse 1';

test('a retry has the same key, and the password is not stored for comparison', async () => {
  const kept = jest.spyOn(Map.prototype, 'set');
  try {
    const signIn = () => idempotencyKey('POST /api/auth/login', undefined, { password: PASSWORD });
    const first = await signIn();
    const again = await signIn();
    const other = await idempotencyKey('POST /api/auth/login', undefined, { password: 'Another 1' });
    expect(again?.key).toBe(first?.key);
    expect(other?.key).not.toBe(first?.key);
    expect(kept).toHaveBeenCalled();
    expect(JSON.stringify(kept.mock.calls)).not.toContain(PASSWORD);
  } finally {
    kept.mockRestore();
  }
});
