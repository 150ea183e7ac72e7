import type { Gauge } from '../../platform/metrics/index.ts';
import { countUnsettledAttempts } from './attempts.repository.ts';

export const paymentsGauges: readonly Gauge[] = [
  {
    name: 'metier_open_payments',
    help: 'Payments whose outcome is not known yet',
    read: countUnsettledAttempts,
  },
];
