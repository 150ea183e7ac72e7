import type { ERROR_DETAILS, ErrorDetails } from '../error-details.ts';
import { BUDGET, CLARA, DELIVERED_AT, PROJECT, sampleId } from './samples.ts';

const { version, status, available_actions } = PROJECT;
const now = { version, status, case: PROJECT.case, available_actions };

/**
 * An example of the `details` of each error; a missing one does not compile.
 *
 * @example ERROR_EXAMPLES.paymentPending // { confirmation: … }, for the provider's script in the browser
 */
export const ERROR_EXAMPLES: { readonly [Name in keyof typeof ERROR_DETAILS]: ErrorDetails<Name> } = {
  invalidInput: { description: 'required', links: 'format' },
  stateChanged: now,
  accountLocked: { until: DELIVERED_AT },
  tooManyRequests: { retry_after: 42 },
  badCode: { tries_left: 4 },
  emailNotConfirmed: { user_id: CLARA.id, token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' },
  accountBlocked: { reason: 'Somebody else has used your account.' },
  priceDiffers: { budget: BUDGET },
  paymentPending: { confirmation: 'pi_3Example_secret_9f8e7d6c5b4a' },
  insufficientFunds: { available: BUDGET },
  amountOutsideLimits: { available: BUDGET },
  noEditsLeft: { ...now, reason: 'no_edits_left' },
  cannotAcceptProject: now,
  releaseRefused: {
    faults: [
      'customer uses Slide of @metier/shared-kit/ui, which the shell does not provide: release the shell first.',
    ],
  },
  serverError: { request_id: sampleId(9) },
};
