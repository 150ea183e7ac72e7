import type { Browser } from '@playwright/test';
import { confirmCode, newPerson, register, type Person } from '../person.ts';

const ROLES = { customer: 'Customer', freelancer: 'Freelancer' } as const;
const known = new Map<string, Promise<Person>>();

/** A new account without data, one per worker. */
export function newcomer(browser: Browser, baseURL: string, role: keyof typeof ROLES): Promise<Person> {
  const person = known.get(role) ?? signUp(browser, baseURL, role);
  known.set(role, person);
  return person;
}

async function signUp(browser: Browser, baseURL: string, role: keyof typeof ROLES): Promise<Person> {
  const person = await newPerson(browser, baseURL, 'Nora', 'Newcomer');
  await register(person, ROLES[role]);
  await confirmCode(person, person.page.request);
  await person.page.context().close();
  return person;
}
