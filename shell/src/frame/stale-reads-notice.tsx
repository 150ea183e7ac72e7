import { useStaleReads } from '@metier/shared-kit/query';
import { StaleNotice } from '@metier/shared-kit/ui';
import { NoticeRoom } from './notice-room.tsx';
import { stickyUnder } from './offline-notice.tsx';
import { useOnline } from './use-online.ts';

/** Shows since when any read of the page has failed to refresh; hidden while the offline notice is shown. */
export function StaleReadsNotice({ under }: { under: number }) {
  const stale = useStaleReads();
  const online = useOnline();
  const shown = online ? stale : undefined;
  return (
    <>
      {shown && <NoticeRoom />}
      <StaleNotice stale={shown} sx={stickyUnder(under)} />
    </>
  );
}
