/** The Chromium in which journeys walk and the benchmark measures. */
export { chromiumPath } from './chromium-path.ts';
