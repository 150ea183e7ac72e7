import { Alert } from '@metier/shared-kit/ui';
import { useTexts } from '../texts.ts';
import { LOW } from './measures.ts';
import { NoticeRoom } from './notice-room.tsx';
import { useOnline } from './use-online.ts';

/** Sticky position below a fixed bar of the given height, if any. */
export const stickyUnder = (under: number) =>
  ({
    position: 'sticky',
    top: under,
    [LOW]: { top: 0 },
    zIndex: 'appBar',
    flexShrink: 0,
    borderRadius: 0,
  }) as const;

/** Sticky notice while the device is offline, below a fixed bar of the given height, if any. */
export function OfflineNotice({ under = 0 }: { under?: number }) {
  const t = useTexts();
  if (useOnline()) return null;
  return (
    <>
      <NoticeRoom />
      <Alert severity="warning" sx={stickyUnder(under)}>
        {t('offline')}
      </Alert>
    </>
  );
}
