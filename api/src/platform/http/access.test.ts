import { expect, test } from '@jest/globals';
import { ROLES } from '@metier/shared-kit/contract';
import { checkAccess } from './access.ts';

const actors = ROLES.flatMap((role) => [
  { name: role, actor: { userId: 'u', role, sessionId: 's' } },
  { name: `${role} at sign-up`, actor: { userId: 'u', role, sessionId: null } },
]);
const cases = actors.flatMap(({ name, actor }) => {
  const isFull = actor.sessionId !== null;
  return [
    { name, actor, access: 'signup' as const, isOpen: true },
    { name, actor, access: 'signed-in' as const, isOpen: isFull },
    ...ROLES.map((role) => ({ name, actor, access: [role], isOpen: isFull && role === actor.role })),
    { name, actor, access: ['customer', 'manager'] as const, isOpen: isFull && actor.role !== 'freelancer' },
  ];
});

test.each(cases)('a call for $access, made by a $name: $isOpen', ({ access, actor, isOpen }) => {
  const enter = () => checkAccess(access, actor);
  if (isOpen) expect(enter).not.toThrow();
  else expect(enter).toThrow('notAllowed');
});
