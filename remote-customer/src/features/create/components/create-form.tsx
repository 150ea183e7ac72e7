import { PATHS } from '@metier/shared-kit/contract';
import { Form, SubmitButton, useForm } from '@metier/shared-kit/forms';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { useSignedInUser } from '@metier/shared-kit/session';
import { Box, ButtonLink, Typography, useFormats } from '@metier/shared-kit/ui';
import { useEffect } from 'react';
import { useTexts } from '../../../texts.ts';
import { createSchema, type Draft } from '../create.schema.ts';
import { draftOf, keepDraft } from '../create.store.ts';
import { draftPrice, type CatalogueService } from '../draft-price.ts';
import { BriefFields } from './brief-fields.tsx';
import { PricePanel } from './price-panel.tsx';
import { ServicePicker } from './service-picker.tsx';
import { TermsFields } from './terms-fields.tsx';

interface CreateFormProps {
  services: readonly CatalogueService[];
  onSubmit: (draft: Draft) => Promise<unknown>;
}

/** Composes a project, its price in view all the time. */
export function CreateForm({ services, onSubmit }: CreateFormProps) {
  const { id } = useSignedInUser();
  return (
    <Form initialValues={draftOf(id)} schema={createSchema} onSubmit={onSubmit}>
      <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' } }}>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <ServicePicker services={services} />
          <BriefFields />
          <TermsFields />
        </Box>
        <Order services={services} userId={id} />
      </Box>
    </Form>
  );
}

function Order({ services, userId }: { services: readonly CatalogueService[]; userId: string }) {
  const t = useTexts();
  const kit = useKitTexts();
  const { money } = useFormats();
  const { values } = useForm<Draft>();
  const price = draftPrice(values, services);
  useEffect(() => keepDraft(userId, values), [userId, values]);
  return (
    <Box sx={{ position: 'sticky', top: 88 }}>
      <PricePanel price={price}>
        <SubmitButton fullWidth>{price ? t('create.submit', { price: money(price.total) }) : t('create.submitWithoutPrice')}</SubmitButton>
        <ButtonLink to={PATHS.myProjects} color="inherit" fullWidth>
          {kit('action.back')}
        </ButtonLink>
        <Typography variant="caption" color="textSecondary">
          {t('create.promise')}
        </Typography>
      </PricePanel>
    </Box>
  );
}
