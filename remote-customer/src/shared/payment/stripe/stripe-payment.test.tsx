import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fakeServer, refuse, renderPage, screen, waitFor } from '@metier/shared-kit/testing';
import { aProject, heldMoney } from '@metier/shared-kit/marketplace/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { PaymentDialog } from '../payment-dialog.tsx';
import type { StripeElement, StripeJs } from './stripe-js.ts';

const server = fakeServer();
const project = aProject();
const paid = { project: aProject({ status: 'paid', money: heldMoney() }) };

/** A fake of Stripe's script, with its received calls and its answers. */
function fakeStripe() {
  const element = { mount: jest.fn(), on: jest.fn(), destroy: jest.fn() } satisfies StripeElement;
  return {
    element,
    createPaymentMethod: jest.fn<StripeJs['createPaymentMethod']>(async () => ({
      paymentMethod: { id: 'pm_1' },
    })),
    handleNextAction: jest.fn<StripeJs['handleNextAction']>(async () => ({})),
    elements: jest.fn(() => ({ create: () => element })),
  };
}

let stripe: ReturnType<typeof fakeStripe>;
const open = jest.fn();
beforeEach(() => {
  stripe = fakeStripe();
  document.documentElement.dataset['stripe'] = '';
  server.offers('/psp/config', { provider: 'stripe', publishable_key: 'pk_test_1' });
  window.Stripe = (key) => {
    open(key);
    return stripe;
  };
});
afterEach(() => {
  delete document.documentElement.dataset['stripe'];
  delete window.Stripe;
  document.querySelector('script[src*="stripe"]')?.remove();
});

async function dialog() {
  const onPaid = jest.fn();
  const page = await renderPage(
    <PaymentDialog project={project} onPaid={onPaid} onClose={() => undefined} />,
    { path: '/', as: 'customer', texts: { customer: { en, de } } },
  );
  const fillIn = async () => {
    await waitFor(() => expect(stripe.element.mount).toHaveBeenCalled());
    await page.person.type(screen.getByLabelText('Card owner'), 'Ada Kern');
    await page.person.click(screen.getByRole('checkbox', { name: /I accept/ }));
  };
  const pay = () => page.person.click(screen.getByRole('button', { name: 'Pay €98.94' }));
  return { ...page, onPaid, fillIn, pay };
}

test("the card is typed into Stripe's frame, and only its token is sent to the API", async () => {
  const payments = server.answers('POST /api/customer/pay', paid);
  const { fillIn, pay, onPaid } = await dialog();
  await fillIn();
  expect(open).toHaveBeenCalledWith('pk_test_1');
  expect(screen.queryByLabelText('CVV')).not.toBeInTheDocument();
  await pay();
  await waitFor(() => expect(onPaid).toHaveBeenCalled());
  expect(stripe.createPaymentMethod).toHaveBeenCalledWith({
    type: 'card',
    card: stripe.element,
    billing_details: { name: 'Ada Kern' },
  });
  expect(payments.map(({ body }) => body)).toEqual([
    { project_id: project.id, payment_method: 'pm_1', budget: project.budget },
  ]);
});

test('a card that Stripe refuses is not sent to the API', async () => {
  stripe.createPaymentMethod.mockResolvedValue({ error: { type: 'validation_error' } });
  const { fillIn, pay, onPaid } = await dialog();
  await fillIn();
  await pay();
  expect(await screen.findByText(/^An error occurred while processing the payment\. /)).toBeVisible();
  expect(screen.getByLabelText('Card owner')).toHaveValue('Ada Kern');
  expect(onPaid).not.toHaveBeenCalled();
});

test('a bank can ask the customer for confirmation, and the project shows the outcome', async () => {
  server.answers('POST /api/customer/pay', refuse('paymentPending', { confirmation: 'pi_1_secret' }));
  server.answers('GET /api/projects/project', paid);
  const { fillIn, pay, onPaid } = await dialog();
  await fillIn();
  await pay();
  await waitFor(() => expect(onPaid).toHaveBeenCalled());
  expect(stripe.handleNextAction).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret' });
});

test('a confirmation that Stripe gives up does not end the wait for the outcome', async () => {
  stripe.handleNextAction.mockRejectedValueOnce(new Error('The element was destroyed'));
  server.answers('POST /api/customer/pay', refuse('paymentPending', { confirmation: 'pi_1_secret' }));
  server.answers('GET /api/projects/project', paid);
  const { fillIn, pay, onPaid } = await dialog();
  await fillIn();
  await pay();
  await waitFor(() => expect(onPaid).toHaveBeenCalled());
});

test("Stripe's script is loaded from Stripe, and a card cannot be typed without it", async () => {
  delete window.Stripe;
  await dialog();
  const script = await waitFor(() => {
    const found = document.querySelector<HTMLScriptElement>('script[src="https://js.stripe.com/v3/"]');
    if (!found) throw new Error('not asked for yet');
    return found;
  });
  script.dispatchEvent(new Event('error'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByLabelText('Card owner')).not.toBeInTheDocument();
});
