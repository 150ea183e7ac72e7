import { digitsOf } from '@metier/contract/tokeniser';

/**
 * The predefined tokens of the sandbox; a card's token determines the outcome of its charges. Source: product.md §3.
 */
export const SANDBOX_TOKENS = {
  ok: 'pm_card_ok',
  declined: 'pm_card_declined',
  pending: 'pm_card_pending',
  /** Pending as long as `pending`, then declined. */
  pendingDeclined: 'pm_card_pending_declined',
  /** Declined in a charge; a payout to it waits for a manager, as all do with Stripe. */
  byHand: 'pm_card_by_hand',
} as const;

const SPECIAL_CARDS: Readonly<Record<string, string>> = {
  '4000000000000002': SANDBOX_TOKENS.declined,
  '4000000000003220': SANDBOX_TOKENS.pending,
  '4000000000001000': SANDBOX_TOKENS.byHand,
};

/** The token of a card. Example: `tokenOf('4242 4242 4242 4242') // 'pm_card_ok'`. */
export const tokenOf = (cardNumber: string): string =>
  SPECIAL_CARDS[digitsOf(cardNumber)] ?? SANDBOX_TOKENS.ok;
