import { expect, test } from '@jest/globals';
import { mayCall } from './access.ts';
import { ROLES } from './roles.ts';

const actors = ROLES.flatMap((role) => [
  { name: role, actor: { role, sessionId: 's' } },
  { name: `${role} at sign-up`, actor: { role, sessionId: null } },
]);
const cases = actors.flatMap(({ name, actor }) => {
  const isFull = actor.sessionId !== null;
  return [
    { name, actor, access: 'public' as const, isOpen: true },
    { name, actor, access: 'signup' as const, isOpen: true },
    { name, actor, access: 'signed-in' as const, isOpen: isFull },
    ...ROLES.map((role) => ({ name, actor, access: [role], isOpen: isFull && role === actor.role })),
    { name, actor, access: ['customer', 'manager'] as const, isOpen: isFull && actor.role !== 'freelancer' },
  ];
});

test.each(cases)('a call for $access, made by a $name: $isOpen', ({ access, actor, isOpen }) => {
  expect(mayCall(access, actor)).toBe(isOpen);
});
