import { expect, jest, test } from '@jest/globals';
import { idempotencyKey } from './idempotency.ts';

const PASSWORD = 'Correct horse 1';

test('a repetition has the same key, without the password being kept to compare it', async () => {
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
