import { ERRORS, type ErrorName } from '@metier/contract';
import { string } from '@metier/shared-kit/forms';
import { cardRules, type Card } from '@metier/shared-kit/marketplace/card';
import { ApiError, NetworkError } from '@metier/shared-kit/http';
import { StripeFields } from './stripe-fields.tsx';
import type { MountedStripe } from './stripe-js.ts';

/** Typed into Stripe's iframe, so it stays empty in our form. */
const emptyField = string().ensure();

/** Stripe's own fields in an iframe: the card never reaches our page. Source: product.md §3. */
export function stripeCard() {
  let mounted: MountedStripe | undefined;
  let token: string | undefined;
  const take = ({ stripe, element }: MountedStripe) => {
    mounted = { stripe, element };
    element.on('change', () => {
      token = undefined;
    });
  };
  return {
    rules: { owner: cardRules.owner, number: emptyField, expiry: emptyField, cvv: emptyField },
    Fields: () => <StripeFields onMounted={take} />,
    tokenOf: async (card: Card) => {
      token ??= await tokenise(mounted, card);
      return token;
    },
    forget: () => {
      token = undefined;
    },
    confirm: async (clientSecret: string) => void (await mounted?.stripe.handleNextAction({ clientSecret })),
  };
}

async function tokenise(mounted: MountedStripe | undefined, { owner }: Card): Promise<string> {
  if (!mounted) throw new NetworkError('The card fields are not there yet.');
  const { stripe, element } = mounted;
  const { paymentMethod, error } = await stripe.createPaymentMethod({
    type: 'card',
    card: element,
    billing_details: { name: owner },
  });
  if (paymentMethod) return paymentMethod.id;
  throw refusal(error?.type === 'validation_error' ? 'invalidInput' : 'paymentDeclined', error?.message);
}

const refusal = (name: ErrorName, description = ''): ApiError =>
  new ApiError({ name, code: ERRORS[name].code, description });
