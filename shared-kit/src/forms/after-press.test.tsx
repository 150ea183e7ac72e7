import { expect, jest, test } from '@jest/globals';
import { act, renderPage, screen, waitFor } from '../testing/index.ts';
import { CheckField } from './choices/index.ts';
import { boolean, Form, object, requiredText, TextField } from './index.ts';

async function show() {
  const press = jest.fn();
  const form = (
    <Form
      draft="never"
      initialValues={{ name: '', design: false }}
      schema={object({ name: requiredText(10), design: boolean().required() })}
      onSubmit={() => Promise.resolve()}
    >
      <TextField name="name" label="Name" />
      <CheckField name="design" label="Design" />
      <button type="button" onClick={press}>
        Back
      </button>
    </Form>
  );
  const { person } = await renderPage(form, { path: '/', texts: {} });
  const [field, target] = [screen.getByLabelText('Name'), screen.getByRole('button', { name: 'Back' })];
  await person.click(field);
  return { person, press, field, target };
}

test('a field left by a press shows its error on release, so that nothing moves under the pointer', async () => {
  const { person, press, field, target } = await show();
  await person.pointer({ keys: '[MouseLeft>]', target });
  expect(field).not.toHaveFocus();
  expect(field).toBeValid();
  await person.pointer({ keys: '[/MouseLeft]', target });
  await waitFor(() => expect(field).toBeInvalid());
  expect(press).toHaveBeenCalledTimes(1);
});

test('a press that leaves a field still ticks a checkbox', async () => {
  const { person, field } = await show();
  const box = screen.getByRole('checkbox', { name: 'Design' });
  await person.click(box);
  expect(box).toBeChecked();
  await waitFor(() => expect(field).toBeInvalid());
});

test('a press that becomes a drag shows the error, too', async () => {
  const { person, field, target } = await show();
  await person.pointer({ keys: '[MouseLeft>]', target });
  act(() => void document.body.dispatchEvent(new MouseEvent('mouseup', { bubbles: true })));
  await waitFor(() => expect(field).toBeInvalid());
});

test('a field left by keyboard shows its error at once', async () => {
  const { person, field } = await show();
  await person.tab();
  await waitFor(() => expect(field).toBeInvalid());
});
