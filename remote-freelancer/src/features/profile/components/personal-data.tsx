import { Form, LinksField, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { ErrorState, Panel, PanelSkeleton, QueryStates, Typography } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useOwnProfile, useSaveProfile, type OwnProfile } from '../profile.api.ts';
import { profileSchema } from '../profile.schema.ts';
import { CategoriesField } from './categories-field.tsx';
import { LanguagesField } from './languages-field.tsx';

const ABOUT_ROWS = 5;
/** Minimum number of skeleton lines: the height of the form. */
const LINES = 21;

/** Form of the freelancer's public profile. Source: seed.md §§2, 5. */
export function PersonalData() {
  const t = useTexts();
  return (
    <QueryStates
      query={useOwnProfile()}
      skeleton={<PanelSkeleton title={t('profile.data')} lines={LINES} />}
      failed={(error, retry) => (
        <Panel title={t('profile.data')}>
          {/* As high as the skeleton, to avoid layout shift. */}
          <Typography component="div" sx={{ minHeight: `${LINES}lh` }}>
            <ErrorState error={error} onRetry={retry} />
          </Typography>
        </Panel>
      )}
    >
      {(profile) => (
        <Panel title={t('profile.data')}>
          <PersonalDataForm profile={profile} />
        </Panel>
      )}
    </QueryStates>
  );
}

function PersonalDataForm({ profile: { profile, category_ids } }: { profile: OwnProfile }) {
  const t = useTexts();
  const kit = useKitTexts();
  const save = useSaveProfile();
  const { about_me, contacts, links, languages } = profile;
  return (
    <Form
      draft={{ kind: 'profile' }}
      initialValues={{ about_me, contacts, links, category_ids, languages }}
      schema={profileSchema}
      onSubmit={async (values, form) => {
        await save.mutateAsync({ body: profileSchema.cast(values) });
        form.resetForm({ values });
      }}
    >
      <TextField
        name="about_me"
        label={kit('profile.aboutMe')}
        hint={t('profile.aboutHint')}
        multiline
        minRows={ABOUT_ROWS}
      />
      <CategoriesField name="category_ids" />
      <LanguagesField name="languages" />
      <TextField
        name="contacts"
        label={kit('profile.contacts')}
        hint={t('profile.contactsHint')}
        multiline
        minRows={2}
      />
      <LinksField name="links" label={kit('profile.links')} hint={t('profile.linksHint')} />
      <SubmitButton size="medium" sx={{ alignSelf: 'flex-start' }}>
        {kit('action.save')}
      </SubmitButton>
    </Form>
  );
}
