import { LIMITS, legalPath, PATHS, SIGN_UP_ROLES, type SignUpRole } from '@metier/shared-kit/contract';
import { Form, message, PasswordField, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { ChoiceField } from '@metier/shared-kit/forms/choices';
import type { ApiError } from '@metier/shared-kit/http';
import { Rich, useKitTexts } from '@metier/shared-kit/i18n';
import { Box, TextLink, Typography } from '@metier/shared-kit/ui';
import { AuthLayout } from '../../../components/auth-layout.tsx';
import { FootLine } from '../../../components/foot-line.tsx';
import { useTexts } from '../../../texts.ts';
import { useSignUp } from '../sign-up.api.ts';
import { signUpSchema } from '../sign-up.schema.ts';

const emailTaken = ({ name }: ApiError) =>
  name === 'emailExists' ? { email: message('errors.emailExists') } : undefined;
const EMPTY = { first_name: '', last_name: '', email: '', password: '', type_client: '' };

/** `/auth/registration`. Source: seed.md §2. */
export function Page() {
  const t = useTexts();
  const kit = useKitTexts();
  const signUp = useSignUp();
  const roles = SIGN_UP_ROLES.map((role) => ({
    value: role,
    title: kit(`role.${role}`),
    text: t(`signUp.role.${role}`),
  }));
  return (
    <AuthLayout title={t('signUp.title')} lead={t('signUp.lead')}>
      <Form
        initialValues={EMPTY}
        schema={signUpSchema}
        refusalOf={emailTaken}
        // The schema lets no other choice through.
        onSubmit={(values) =>
          signUp.mutateAsync({ body: { ...values, type_client: values.type_client as SignUpRole } })
        }
      >
        <ChoiceField name="type_client" label={t('signUp.roleLabel')} choices={roles} />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <TextField name="first_name" label={t('field.firstName')} autoComplete="given-name" />
          <TextField name="last_name" label={t('field.lastName')} autoComplete="family-name" />
        </Box>
        <TextField name="email" label={t('field.email')} type="email" autoComplete="email" />
        <PasswordField
          name="password"
          label={t('field.password')}
          autoComplete="new-password"
          hint={t('field.passwordHint', LIMITS.password)}
        />
        <SubmitButton>{t('signUp.submit')}</SubmitButton>
        <Typography variant="caption" color="textSecondary">
          <Rich
            text={t('signUp.agree')}
            marks={{
              agreement: (inner) => <TextLink to={legalPath('service-agreement')}>{inner}</TextLink>,
              privacy: (inner) => <TextLink to={legalPath('privacy-policy')}>{inner}</TextLink>,
            }}
          />
        </Typography>
      </Form>
      <FootLine>
        <Rich
          text={t('signUp.login')}
          marks={{ link: (inner) => <TextLink to={PATHS.login}>{inner}</TextLink> }}
        />
      </FootLine>
    </AuthLayout>
  );
}
