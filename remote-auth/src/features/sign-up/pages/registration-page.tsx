import { type LegalDocument, legalPath, PATHS, SIGN_UP_ROLES, type SignUpRole } from '@metier/contract';
import { Form, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { ChoiceField } from '@metier/shared-kit/forms/choices';
import { Rich, useKitTexts } from '@metier/shared-kit/i18n';
import { Box, TextLink, Typography } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { AuthLayout } from '../../../shared/auth-layout.tsx';
import { emailTaken } from '../../../shared/email-taken.ts';
import { FootLine } from '../../../shared/foot-line.tsx';
import { NewPasswordField } from '../../../shared/new-password/new-password-field.tsx';
import { ServicesLink } from '../../../shared/services-link.tsx';
import { useTexts } from '../../../texts.ts';
import { useSignUp } from '../sign-up.api.ts';
import { signUpSchema } from '../sign-up.schema.ts';

const EMPTY = { first_name: '', last_name: '', email: '', password: '', type_client: '' };

/** Opens a document in a new tab, so that the form keeps its values. */
const documentLink = (document: LegalDocument, inner: ReactNode) => (
  <TextLink to={legalPath(document)} target="_blank">
    {inner}
  </TextLink>
);

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
        draft={{ kind: 'sign-up', except: ['password'], forVisitors: true }}
        initialValues={EMPTY}
        schema={signUpSchema}
        refusalOf={emailTaken}
        // The schema allows no other choice.
        onSubmit={(values) =>
          signUp.mutateAsync({ body: { ...values, type_client: values.type_client as SignUpRole } })
        }
      >
        <ChoiceField name="type_client" label={t('signUp.roleLabel')} choices={roles} />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <TextField name="first_name" label={t('field.firstName')} autoComplete="given-name" />
          <TextField name="last_name" label={t('field.lastName')} autoComplete="family-name" />
        </Box>
        <TextField name="email" label={t('field.email')} type="email" autoComplete="username" />
        <NewPasswordField name="password" label={t('field.password')} />
        <SubmitButton>{t('signUp.submit')}</SubmitButton>
        <Typography variant="caption" color="textSecondary">
          <Rich
            text={t('signUp.agree')}
            marks={{
              agreement: (inner) => documentLink('service-agreement', inner),
              privacy: (inner) => documentLink('privacy-policy', inner),
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
      <ServicesLink />
    </AuthLayout>
  );
}
