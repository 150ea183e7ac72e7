import { LIMITS } from '@metier/contract';
import { FileDrop } from '@metier/shared-kit/files';
import { megabytesOf } from '@metier/shared-kit/files/images';
import { useSignedInUser } from '@metier/shared-kit/session';
import { Initials, Panel, Stack, Typography } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import { ChosenActions } from './components/chosen-actions.tsx';
import { PhotoActions } from './components/photo-actions.tsx';
import { useOwnPhoto } from './photo.api.ts';
import { useChosenPhoto } from './use-chosen-photo.ts';

/** Widget `account.photo`: the user's photo, for every role's own profile. */
export function Widget() {
  const t = useTexts();
  const { firstName, lastName } = useSignedInUser();
  const saved = useOwnPhoto();
  const { file, preview, fault, choose, drop } = useChosenPhoto();
  return (
    <Panel title={t('photo.title')}>
      <FileDrop uploads={{ add: choose }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 3, alignItems: { sm: 'center' } }}>
          <Initials
            first={firstName}
            last={lastName}
            photo={preview ?? saved?.large}
            sx={{
              width: 96,
              height: 96,
              fontSize: '2rem',
              fontWeight: 650,
              bgcolor: 'primary.light',
              color: 'primary.main',
            }}
          />
          <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
            <Typography
              role={fault ? 'alert' : 'status'}
              color={fault ? 'error' : 'textSecondary'}
              sx={{ maxWidth: '60ch' }}
            >
              {fault ??
                (file
                  ? t('photo.preview')
                  : t('photo.hint', { megabytes: megabytesOf(LIMITS.portfolio.imageBytes) }))}
            </Typography>
            {file ? (
              <ChosenActions file={file} onDone={drop} />
            ) : (
              <PhotoActions hasPhoto={saved !== undefined} onChoose={choose} />
            )}
          </Stack>
        </Stack>
      </FileDrop>
    </Panel>
  );
}
