export { releaseControl } from './release-control.ts';
