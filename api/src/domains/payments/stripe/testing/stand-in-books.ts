import { randomUUID } from 'node:crypto';

/** An intent as returned by Stripe, with the fields that we read. */
export interface StandInIntent {
  readonly object: 'payment_intent';
  readonly id: string;
  readonly amount: number;
  readonly created: number;
  readonly client_secret: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: string;
}

export interface StandInRefund {
  readonly object: 'refund';
  readonly id: string;
  readonly payment_intent: string;
  readonly amount: number;
  status: string;
}

/** A refusal in Stripe's format. */
export class StandInRefusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, type: string, code: string) {
    super(code);
    this.status = status;
    this.body = { error: { type, code, message: `Refused: ${code}` } };
  }
}

/** Outcome of confirming with one of Stripe's test methods; `pm_slow` and `pm_card_ok` are ours. */
const FATES: Readonly<Record<string, string>> = {
  pm_card_visa: 'succeeded',
  pm_card_ok: 'succeeded',
  pm_card_visa_chargeDeclined: 'requires_payment_method',
  pm_card_authenticationRequired: 'requires_action',
  pm_slow: 'processing',
};
const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** The stand-in's state: intents and refunds, with the rules of Stripe that we rely on. */
export class StandInBooks {
  readonly intents = new Map<string, StandInIntent>();
  readonly refunds: StandInRefund[] = [];
  /** Initial status of the next refunds. */
  refundStatus = 'succeeded';

  create(form: URLSearchParams): StandInIntent {
    const id = `pi_${randomUUID()}`;
    const intent: StandInIntent = {
      object: 'payment_intent',
      id,
      amount: Number(form.get('amount')),
      created: Math.floor(Date.now() / 1000),
      client_secret: `${id}_secret`,
      metadata: { attempt_id: form.get('metadata[attempt_id]') ?? '' },
      status: 'requires_payment_method',
    };
    this.intents.set(id, intent);
    return intent;
  }

  find(id: string): StandInIntent {
    const intent = this.intents.get(id);
    if (!intent) throw new StandInRefusal(404, 'invalid_request_error', 'resource_missing');
    return intent;
  }

  confirm(id: string, form: URLSearchParams): StandInIntent {
    const intent = this.findIn(id, CONFIRMABLE);
    const fate = FATES[form.get('payment_method') ?? ''];
    if (fate === undefined) throw new StandInRefusal(400, 'invalid_request_error', 'resource_missing');
    intent.status = fate;
    if (fate === 'requires_payment_method') throw new StandInRefusal(402, 'card_error', 'card_declined');
    return intent;
  }

  cancel(id: string): StandInIntent {
    const intent = this.findIn(id, CONFIRMABLE);
    intent.status = 'canceled';
    return intent;
  }

  refund(form: URLSearchParams): StandInRefund {
    const { id } = this.findIn(form.get('payment_intent') ?? '', ['succeeded']);
    const amount = Number(form.get('amount'));
    const status = this.refundStatus;
    const refund: StandInRefund = {
      object: 'refund',
      id: `re_${randomUUID()}`,
      payment_intent: id,
      amount,
      status,
    };
    this.refunds.push(refund);
    return refund;
  }

  private findIn(id: string, statuses: readonly string[]): StandInIntent {
    const intent = this.find(id);
    if (!statuses.includes(intent.status))
      throw new StandInRefusal(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    return intent;
  }
}
