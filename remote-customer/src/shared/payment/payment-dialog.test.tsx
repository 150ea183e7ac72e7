import { expect, jest, test } from '@jest/globals';
import { act, fakeServer, refuse, renderPage, screen, waitFor } from '@metier/shared-kit/testing';
import { aProject, heldMoney } from '@metier/shared-kit/marketplace/testing';
import { useState } from 'react';
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { PaymentDialog } from './payment-dialog.tsx';

const server = fakeServer();
const project = aProject();
const paid = { project: aProject({ status: 'paid', money: heldMoney() }) };

/** A page with the dialog, until it is closed or left. */
function Page({ onPaid }: { onPaid: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const leave = () => setOpen(false);
  return (
    <>
      <button onClick={leave}>Elsewhere</button>
      {isOpen && <PaymentDialog project={project} onPaid={onPaid} onClose={leave} />}
    </>
  );
}

async function dialog() {
  const onPaid = jest.fn();
  const page = await renderPage(<Page onPaid={onPaid} />, {
    path: '/',
    as: 'customer',
    texts: { customer: { en, de } },
  });
  const type = async (label: string, text: string) => {
    await page.person.clear(screen.getByLabelText(label));
    await page.person.paste(text);
  };
  const pay = () => page.person.click(screen.getByRole('button', { name: 'Pay €98.94' }));
  const fillIn = async (number = '4242424242424242') => {
    await type('Card number', number);
    await type('Card owner', 'Ada Kern');
    await type('Valid until', '1229');
    await type('CVV', '123');
    await page.person.click(screen.getByRole('checkbox', { name: /I accept/ }));
  };
  const goElsewhere = () => act(() => screen.getByText('Elsewhere').click());
  return { ...page, onPaid, type, pay, fillIn, goElsewhere };
}

test('the card is sent to the provider, only its token to the API', async () => {
  const cards = server.tokenises('pm_1');
  const payments = server.answers('POST /api/customer/pay', paid);
  const { fillIn, pay, onPaid } = await dialog();
  await fillIn();
  expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  await pay();
  expect(await screen.findByText('Payment successful!')).toBeVisible();
  expect(cards).toEqual([{ number: '4242 4242 4242 4242', owner: 'Ada Kern', expiry: '12/29', cvv: '123' }]);
  expect(payments.map(({ body }) => body)).toEqual([
    { project_id: project.id, payment_method: 'pm_1', budget: project.budget },
  ]);
  expect(onPaid).toHaveBeenCalledTimes(1);
});

test('nothing is sent before the card is complete and the terms are accepted', async () => {
  const { pay } = await dialog();
  await pay();
  expect(await screen.findByText('You must accept the terms and conditions')).toBeVisible();
  expect(screen.getAllByText('This field is required')).toHaveLength(4);
  expect(screen.getByLabelText('Card number')).toHaveFocus();
});

test('the dialog cannot be closed while the card is charged', async () => {
  server.tokenises('pm_1');
  const answered = Promise.withResolvers<typeof paid>();
  server.answers('POST /api/customer/pay', () => answered.promise);
  const { fillIn, pay, onPaid, person } = await dialog();
  await fillIn();
  await pay();
  expect(screen.getByRole('button', { name: 'Pay later' })).toBeDisabled();
  await person.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  answered.resolve(paid);
  await waitFor(() => expect(onPaid).toHaveBeenCalled());
});

test('a customer who has navigated away meanwhile stays there', async () => {
  server.tokenises('pm_1');
  const answered = Promise.withResolvers<typeof paid>();
  const payments = server.answers('POST /api/customer/pay', () => answered.promise);
  const { fillIn, pay, onPaid, goElsewhere } = await dialog();
  await fillIn();
  await pay();
  await waitFor(() => expect(payments).toHaveLength(1));
  goElsewhere();
  answered.resolve(paid);
  expect(await screen.findByText('Payment successful!')).toBeVisible();
  expect(onPaid).not.toHaveBeenCalled();
});

test('a declined card keeps all typed values, and another card can be tried', async () => {
  const cards = server.tokenises('pm_declined');
  server.answers('POST /api/customer/pay', refuse('paymentDeclined'));
  const { fillIn, pay, type, onPaid } = await dialog();
  await fillIn('4000000000000002');
  await pay();
  expect(await screen.findByText('The card was declined. Nothing was charged')).toBeVisible();
  expect(
    screen.getByText(
      'An error occurred while processing the payment. The card was declined. Nothing was charged',
    ),
  ).toBeVisible();
  expect(screen.getByLabelText('Card owner')).toHaveValue('Ada Kern');

  server.answers('POST /api/customer/pay', paid);
  await type('Card number', '4242424242424242');
  await pay();
  await waitFor(() => expect(onPaid).toHaveBeenCalled());
  expect(cards).toHaveLength(2);
});

test('a press after a lost answer repeats the same payment without a new token', async () => {
  const cards = server.tokenises('pm_1');
  server.fails('POST /api/customer/pay');
  const { fillIn, pay, onPaid } = await dialog();
  await fillIn();
  await pay();
  expect(await screen.findByText(/It is safe to press Pay again/)).toBeVisible();
  expect(screen.getAllByText('Error while connection to server')).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Pay €98.94' })).toBeEnabled();

  const payments = server.answers('POST /api/customer/pay', paid);
  await pay();
  await waitFor(() => expect(onPaid).toHaveBeenCalled());
  expect(cards).toHaveLength(1);
  expect(payments[0]?.body.payment_method).toBe('pm_1');
});

test('a card that the provider refuses shows the error at its field', async () => {
  server.tokenises('pm_1');
  const { fillIn, pay } = await dialog();
  await fillIn('4242424242424241');
  await pay();
  expect(await screen.findByText('This has the wrong format')).toBeVisible();
});

test('a pending payment is polled until the bank has confirmed it', async () => {
  server.tokenises('pm_pending');
  server.answers('POST /api/customer/pay', refuse('paymentPending'));
  server.answers('GET /api/projects/project', paid);
  const { fillIn, pay, onPaid } = await dialog();
  await fillIn('4000000000003220');
  await pay();
  await waitFor(() => expect(onPaid).toHaveBeenCalled());
  expect(screen.getByText('Payment successful!')).toBeVisible();
});

test('the outcome of a pending payment is shown even if the dialog was closed', async () => {
  server.tokenises('pm_pending');
  server.answers('POST /api/customer/pay', refuse('paymentPending'));
  server.answers('GET /api/projects/project', { project: aProject({ payment_pending: true }) });
  const { fillIn, pay, onPaid, person } = await dialog();
  await fillIn('4000000000003220');
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  await pay();
  expect(region).toContainElement(await screen.findByText('Your bank is confirming the payment'));
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  server.answers('GET /api/projects/project', paid);
  expect(await screen.findByText('Payment successful!', undefined, { timeout: 4_000 })).toBeVisible();
  expect(onPaid).not.toHaveBeenCalled();
});

test('a pending payment that the bank declines returns to the card form', async () => {
  server.tokenises('pm_pending');
  server.answers('POST /api/customer/pay', refuse('paymentPending'));
  server.answers('GET /api/projects/project', { project: aProject({ payment_pending: true }) });
  const { fillIn, pay, onPaid } = await dialog();
  await fillIn('4000000000003220');
  await pay();
  expect(await screen.findByText('Your bank is confirming the payment')).toBeVisible();
  server.answers('GET /api/projects/project', { project });
  expect(
    await screen.findByText('The card was declined. Nothing was charged', undefined, { timeout: 4_000 }),
  ).toBeVisible();
  expect(screen.getByLabelText('Card owner')).toHaveValue('Ada Kern');
  expect(onPaid).not.toHaveBeenCalled();
});

test('a pending payment is polled over an error of the server', async () => {
  server.tokenises('pm_pending');
  server.answers('POST /api/customer/pay', refuse('paymentPending'));
  let polls = 0;
  server.answers('GET /api/projects/project', () => {
    polls += 1;
    return polls === 1 ? refuse('serverError') : paid;
  });
  const { fillIn, pay, onPaid } = await dialog();
  await fillIn('4000000000003220');
  await pay();
  await waitFor(() => expect(onPaid).toHaveBeenCalled(), { timeout: 4_000 });
  expect(screen.queryByText(/^An error occurred/)).not.toBeInTheDocument();
});

test('a sign-out ends the polling without a word about the payment', async () => {
  server.tokenises('pm_pending');
  server.answers('POST /api/customer/pay', refuse('paymentPending'));
  const polls = server.answers('GET /api/projects/project', refuse('notSignedIn'));
  const { fillIn, pay } = await dialog();
  await fillIn('4000000000003220');
  await pay();
  await waitFor(() => expect(polls).toHaveLength(1));
  expect(screen.queryByText(/^An error occurred/)).not.toBeInTheDocument();
});
