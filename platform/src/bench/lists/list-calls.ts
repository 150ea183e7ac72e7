import { CUSTOMER_CALLS } from './calls/customer.ts';
import { FREELANCER_CALLS } from './calls/freelancer.ts';
import { MANAGER_CALLS } from './calls/manager.ts';
import type { ListCall } from './list-call.ts';

/** What the screens of each role list. */
export const LIST_CALLS: readonly ListCall[] = [...CUSTOMER_CALLS, ...FREELANCER_CALLS, ...MANAGER_CALLS];
