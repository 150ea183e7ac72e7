import { expect, test } from '@jest/globals';
import { useState } from 'react';
import { renderPage, screen } from '../../testing/index.ts';
import { BlockedStep, ConfirmDialog } from '../dialogs/index.ts';
import { Button, DialogButton, useDialog } from '../index.ts';

function Page() {
  const [blocked, block] = useState<string>();
  const { open, dialog } = useDialog<string>(({ subject, close }) => (
    <ConfirmDialog open title={`About ${subject}`} confirm="Yes" onConfirm={close} onClose={close}>
      <Button onClick={() => block('It is over.')}>Others act</Button>
    </ConfirmDialog>
  ));
  return (
    <BlockedStep value={blocked}>
      <DialogButton
        dialog={(close) => (
          <ConfirmDialog open title="Sure?" confirm="Yes" onConfirm={close} onClose={close}>
            <Button onClick={() => block('It is over.')}>Others act</Button>
          </ConfirmDialog>
        )}
      >
        Deliver
      </DialogButton>
      <Button onClick={() => open('logos')}>Logos</Button>
      {dialog}
    </BlockedStep>
  );
}

const show = () => renderPage(<Page />, { path: '/', texts: {} });

test('a press opens the dialog; once it closes, the button is shown again', async () => {
  const { person } = await show();
  await person.click(screen.getByRole('button', { name: 'Deliver' }));
  await person.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('button', { name: 'Deliver' })).toBeVisible();
});

test('when the step is no longer available, the button disappears and its open dialog stays', async () => {
  const { person } = await show();
  await person.click(screen.getByRole('button', { name: 'Deliver' }));
  await person.click(await screen.findByRole('button', { name: 'Others act' }));
  expect(await screen.findByRole('dialog', { name: 'Sure?' })).toHaveTextContent('It is over.');
  expect(screen.queryByRole('button', { name: 'Deliver', hidden: true })).toBeNull();
});

test('a dialog keeps the subject that it was opened for', async () => {
  const { person } = await show();
  await person.click(screen.getByRole('button', { name: 'Logos' }));
  expect(await screen.findByRole('dialog', { name: 'About logos' })).toBeVisible();
});
