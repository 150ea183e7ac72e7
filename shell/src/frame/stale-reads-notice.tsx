import { useStaleReads } from '@metier/shared-kit/query';
import { StaleNotice } from '@metier/shared-kit/ui';
import { NoticeRoom } from './notice-room.tsx';
import { stickyUnder } from './offline-notice.tsx';
import { useOnline } from './use-online.ts';

/** Shows since when any read of the page has failed to refresh; hidden while the offline notice is shown. */
export function StaleReadsNotice({ under }: { under: number }) {
  const stale = useStaleReads();
  const online = useOnline();
  if (!stale || !online) return null;
  return (
    <>
      <NoticeRoom />
      <StaleNotice since={stale.since} onRetry={stale.retry} sx={stickyUnder(under)} />
    </>
  );
}
