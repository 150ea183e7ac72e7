import { expect, test } from '@jest/globals';
import { useState } from 'react';
import { act, renderPage, screen, waitFor, within } from '../testing/index.ts';
import { Dialog, DialogTitle } from '../ui/dialogs/index.ts';
import { Drawer } from '../ui/drawer/index.ts';
import { Button, DialogButton } from '../ui/index.ts';
import { notify } from './index.ts';

const show = () => renderPage(null, { path: '/', texts: {} });
const isGone = (text: string) => waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());

test('the success of an action closes its error toast, and no other', async () => {
  await show();
  act(() => {
    notify.error('Not saved', 'save');
    notify.error('Not sent', 'send');
  });
  act(() => notify.clearErrors('save'));
  await isGone('Not saved');
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
});

test('navigation closes error toasts, but not a success toast', async () => {
  await show();
  act(() => {
    notify.error('Not saved');
    notify.success('Sent');
  });
  act(() => notify.clearErrors());
  await isGone('Not saved');
  expect(screen.getByText('Sent')).toBeInTheDocument();
});

/** The region in which a reader hears successes. */
const region = () => document.querySelector<HTMLElement>('[aria-live="polite"]');

test('a success is announced once, in a region that was in the page before it', async () => {
  await show();
  const before = region();
  expect(before).toBeEmptyDOMElement();
  act(() => notify.success('Sent'));
  const heard = screen.getByText('Sent');
  expect(heard).toHaveAttribute('aria-hidden', 'true');
  const added: Node[] = [];
  const additions = new MutationObserver((changes) =>
    added.push(...changes.flatMap(({ addedNodes }) => [...addedNodes])),
  );
  additions.observe(heard.parentElement ?? document.body, { childList: true });
  await waitFor(() => expect(heard).not.toHaveAttribute('aria-hidden'));
  await waitFor(() => expect(added).toEqual([heard]));
  additions.disconnect();
  expect(before).toContainElement(heard);
  expect(heard.closest('[aria-live], [role="status"], [role="alert"]')).toBe(before);
  expect(screen.getByRole('button', { name: 'Hide message' })).toHaveAttribute('aria-live', 'off');
});

test('a success that comes as its dialog closes is added to the region once that is in the page', async () => {
  function SendDialog() {
    const [isOpen, setOpen] = useState(true);
    const send = () => {
      notify.success('Sent');
      setOpen(false);
    };
    return (
      <Dialog open={isOpen} onClose={() => undefined}>
        <Button onClick={send}>Send</Button>
      </Dialog>
    );
  }
  await renderPage(<SendDialog />, { path: '/', texts: {} });
  const before = region();
  expect(before?.closest('.MuiDialog-root')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Send' }).click());
  expect(before?.parentElement).toBe(document.body);
  expect(screen.getByText('Sent')).toHaveAttribute('aria-hidden', 'true');
  await waitFor(() => expect(screen.getByText('Sent')).not.toHaveAttribute('aria-hidden'));
  expect(before).toContainElement(screen.getByText('Sent'));
});

test('a closed error can be shown again', async () => {
  await show();
  act(() => notify.error('Not saved', 'save'));
  act(() => notify.clearErrors('save'));
  await isGone('Not saved');
  act(() => notify.error('Not saved', 'save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved');
});

/** A dialog that opens another one. */
const Dialogs = () => (
  <DialogButton
    dialog={(closeOuter) => (
      <Dialog open onClose={closeOuter}>
        <DialogTitle>Outer</DialogTitle>
        <DialogButton
          dialog={(closeInner) => (
            <Dialog open onClose={closeInner}>
              <DialogTitle>Inner</DialogTitle>
              <Button onClick={closeInner}>Pay</Button>
            </Dialog>
          )}
        >
          Ask
        </DialogButton>
        <Button onClick={closeOuter}>Leave</Button>
      </Dialog>
    )}
  >
    Open
  </DialogButton>
);

test('a toast is announced in the topmost open dialog, then in the page', async () => {
  const { person } = await renderPage(<Dialogs />, { path: '/', texts: {} });
  const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
  const toastIn = (name: string) => within(screen.getByRole('dialog', { name })).findByRole('alert');
  await press('Open');
  act(() => notify.error('Not saved'));
  const toast = await toastIn('Outer');
  expect(toast).toHaveTextContent('Not saved');
  await press('Ask');
  expect(await toastIn('Inner')).toBe(toast);
  await press('Pay');
  await waitFor(async () => expect(await toastIn('Outer')).toBe(toast));
  await press('Leave');
  await waitFor(() => expect(screen.getByRole('alert')).toBe(toast));
});

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('a toast is closed by keyboard while a %s is open', async (_, Overlay) => {
  const overlay = (
    <Overlay open onClose={() => undefined}>
      <Button>Send</Button>
    </Overlay>
  );
  const { person } = await renderPage(overlay, { path: '/', texts: {} });
  act(() => notify.error('Not saved'));
  const close = await screen.findByRole('button', { name: 'Hide message' });
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await person.tab();
  expect(close).toHaveFocus();
  await person.keyboard('{Enter}');
  await isGone('Not saved');
});
