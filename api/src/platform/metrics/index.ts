export type { Gauge, Reading } from './gauge.ts';
export { openMetrics, type Metrics } from './metrics.ts';
export { registerMetrics } from './register-metrics.ts';
