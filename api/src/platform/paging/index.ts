export { offsetOf, PAGE_SIZE, pagingOf } from './paging.ts';
