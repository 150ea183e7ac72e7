import { PAYOUT_FAILURES } from '@metier/contract';
import { object, rules } from '@metier/shared-kit/forms';

/** Schema of a failed payout: its reason. */
export const failureSchema = object({ reason: rules.choice(PAYOUT_FAILURES) });
