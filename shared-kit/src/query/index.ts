/** Server state: cached reads and mutations. */
export { QueryProvider } from './query-provider.tsx';
export { prefetch } from './prefetch.ts';
export { useApiMutation } from './use-api-mutation.ts';
export { PAYMENT_CHECK_MS, POLL_MS, useApiRead, type ApiQuery } from './use-api-read.ts';
export { useStaleReads, type StaleReads } from './use-stale-reads.ts';
export { useSaveFile } from './use-save-file.ts';
export { useUpload, type Upload } from './use-upload.ts';
export { useInvalidate } from './use-invalidate.ts';
export { useQueryClient, type Query as CachedRead, type QueryClient } from '@tanstack/react-query';
