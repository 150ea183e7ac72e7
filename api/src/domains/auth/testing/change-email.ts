import { mailedCode, mailedKey, newPerson, type TestApp, type TestPerson } from '../../../testing/index.ts';

/** Changes a person's e-mail and returns the undo key mailed to the previous address. */
export async function changeEmail(
  app: TestApp,
  person: TestPerson,
  from: string,
  to: string,
): Promise<string> {
  const { id: user_id, password } = person;
  await person.call('POST /api/auth/change_email', { body: { user_id, email: to, password } });
  const confirmation_code = await mailedCode(app, to);
  await person.call('POST /api/auth/send_email_code', { body: { user_id, confirmation_code } });
  return mailedKey(app, from, 'undo_email');
}

/** A customer whose e-mail has been changed, and the key that undoes it. */
export async function personWithNewEmail(app: TestApp) {
  const customer = await newPerson(app, 'customer');
  const now = `new-${customer.email}`;
  return {
    customer,
    former: customer.email,
    now,
    key: await changeEmail(app, customer, customer.email, now),
  };
}
