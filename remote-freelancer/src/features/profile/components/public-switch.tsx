import { publicPath } from '@metier/contract';
import { Rich } from '@metier/shared-kit/i18n';
import { useSignedInUser } from '@metier/shared-kit/session';
import { TextLink } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useIsPublic, useSetPublic } from '../profile.api.ts';
import { SwitchPanel } from './switch-panel.tsx';

/** Switch for the page that everybody can see, with its address once there is one. */
export function PublicSwitch() {
  const t = useTexts();
  const { id } = useSignedInUser();
  const query = useIsPublic();
  const setPublic = useSetPublic();
  return (
    <SwitchPanel
      text={
        query.data?.is_public ? (
          <Rich
            text={t('publicPage.on')}
            marks={{ link: (inner) => <TextLink to={publicPath(id)}>{inner}</TextLink> }}
          />
        ) : (
          t('publicPage.off')
        )
      }
      label={t('publicPage.label')}
      query={query}
      isOn={({ is_public }) => is_public}
      onChange={(on) => setPublic.isPending || setPublic.mutate({ query: { is_public: on ? 1 : 0 } })}
    />
  );
}
