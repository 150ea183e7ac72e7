import { useTexts } from '../../../texts.ts';
import { useFreeStatus, useSetFree } from '../profile.api.ts';
import { SwitchPanel } from './switch-panel.tsx';

/** Switch for availability. Source: seed.md §4. */
export function FreeStatus() {
  const t = useTexts();
  const setFree = useSetFree();
  return (
    <SwitchPanel
      text={t('profile.free.text')}
      label={t('profile.free.label')}
      query={useFreeStatus()}
      isOn={({ freelancer_status }) => freelancer_status.free}
      onChange={(free) => setFree.isPending || setFree.mutate({ query: { status_free: free ? 1 : 0 } })}
    />
  );
}
