import { expect, test } from '@jest/globals';
import { renderPage, screen, waitFor } from '../../testing/index.ts';
import { Form, object, rules, SubmitButton } from '../index.ts';
import { ChoiceField } from './index.ts';

const schema = object({ role: rules.choice(['customer', 'freelancer']) });
const choices = [
  { value: 'customer', title: 'Customer', text: 'I need work done' },
  { value: 'freelancer', title: 'Freelancer' },
] as const;

test('a missing choice is described at the focused radio, and the group has one name', async () => {
  const { person } = await renderPage(
    <Form draft="never" initialValues={{ role: '' }} schema={schema} onSubmit={async () => undefined}>
      <ChoiceField name="role" label="I am here as a" choices={choices} />
      <SubmitButton>Go</SubmitButton>
    </Form>,
    { path: '/', texts: {} },
  );
  expect(screen.getByRole('radiogroup', { name: 'I am here as a' })).toBeVisible();
  expect(screen.queryByRole('group')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Go' }));
  const first = screen.getByRole('radio', { name: 'Customer' });
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveAccessibleDescription('I need work done This field is required');
  expect(screen.getByRole('radio', { name: 'Freelancer' })).toHaveAccessibleDescription(
    'This field is required',
  );
});
