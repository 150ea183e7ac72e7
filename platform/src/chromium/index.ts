/** The Chromium of journeys and benchmarks. */
export { chromiumPath } from './chromium-path.ts';
