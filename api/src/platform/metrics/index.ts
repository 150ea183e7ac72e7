export type { Gauge, Reading } from './gauge.ts';
export { openMetrics, type JobOutcome, type Metrics } from './metrics.ts';
export { registerMetrics } from './register-metrics.ts';
