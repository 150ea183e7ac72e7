import { expect, test } from '@jest/globals';
import { describeFault, maskEmails } from './describe-fault.ts';
import { openLog } from './open-log.ts';

test('a line is JSON with the time and, for an error, its type, message, stack and cause', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => lines.push(line) });
  log.error(new Error('The queue stopped', { cause: new TypeError('no job') }), 'Sorry');
  log.debug('not worth a line');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    msg: 'Sorry',
    err: { type: 'Error', message: 'The queue stopped', cause: { type: 'TypeError', message: 'no job' } },
  });
});

test('a logged error contains neither the row nor the address it is about', () => {
  const refused = Object.assign(new Error('550 <nora@metier.test>: no such box'), {
    code: '23505',
    detail: 'Key (email)=(nora@metier.test) already exists.',
  });
  const described = describeFault(refused);
  expect(described).toMatchObject({ code: '23505', message: '550 <…@…>: no such box' });
  expect(JSON.stringify(described)).not.toContain('nora');
  expect(describeFault('nora@metier.test')).toEqual({ type: 'string', message: '…@…' });
});

test.each([
  ['to=nora+1@mail.metier.test, failed', 'to=…@…, failed'],
  ['"Nora" <n@a.test>;N@A.TEST', '"Nora" <…@…>;…@…'],
  ['at stripe@23.1.0/esm/Error.js:44', 'at stripe@23.1.0/esm/Error.js:44'],
])('%s', (text, masked) => {
  expect(maskEmails(text)).toBe(masked);
});
