/** Waiting, and values that follow another one with a delay. */
export { sleep } from './sleep.ts';
export { useDebounced } from './use-debounced.ts';
