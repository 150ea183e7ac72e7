import { publicPath } from '@metier/contract';
import { Rich } from '@metier/shared-kit/i18n';
import { useSignedInUser } from '@metier/shared-kit/session';
import { Box, Skeleton, TextLink } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useIsPublic, useSetPublic } from '../profile.api.ts';
import { SwitchPanel } from './switch-panel.tsx';

/** Switch for the page that everybody can see, with its address once there is one. */
export function PublicSwitch() {
  const t = useTexts();
  const query = useIsPublic();
  const setPublic = useSetPublic();
  return (
    <SwitchPanel
      text={<PublicText {...query.data} isFailed={query.error !== null} />}
      label={t('publicPage.label')}
      query={query}
      isOn={({ is_public }) => is_public}
      onChange={(on) => setPublic.isPending || setPublic.mutate({ query: { is_public: on ? 1 : 0 } })}
    />
  );
}

/** Text of the current state. Reserves the height of the longer text, `off`, so that nothing moves. */
function PublicText({ is_public, isFailed }: { is_public?: boolean; isFailed: boolean }) {
  const t = useTexts();
  const { id } = useSignedInUser();
  const off = t('publicPage.off');
  const isOff = is_public === false || (is_public === undefined && isFailed);
  return (
    <Box sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
      {!isOff && (
        <Box aria-hidden sx={{ visibility: 'hidden' }}>
          {off}
        </Box>
      )}
      {is_public === undefined && !isOff && (
        <Skeleton variant="rounded" height="100%" sx={{ maxWidth: 'none' }} />
      )}
      {isOff && <div>{off}</div>}
      {is_public && (
        <div>
          <Rich
            text={t('publicPage.on')}
            marks={{ link: (inner) => <TextLink to={publicPath(id)}>{inner}</TextLink> }}
          />
        </div>
      )}
    </Box>
  );
}
