import type { Price } from '@metier/contract';
import type { StoredFile } from '@metier/shared-kit/files';
import { Form, SubmitButton, useForm } from '@metier/shared-kit/forms';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Box, ButtonLink, Typography, useFormats, useMediaQuery, type Theme } from '@metier/shared-kit/ui';
import type { CatalogueService } from '../../../shared/catalogue/catalogue.api.ts';
import { useTexts } from '../../../texts.ts';
import { createSchema, type Draft } from '../create.schema.ts';
import { draftPrice } from '../draft-price.ts';
import { useBriefFiles, type BriefFiles } from '../use-brief-files.ts';
import { BriefFields } from './brief-fields.tsx';
import { SideColumns } from '../../../shared/side-columns.tsx';
import { PriceBar } from './price-bar.tsx';
import { PricePanel } from './price-panel.tsx';
import { ServicePicker } from './service-picker.tsx';
import { TermsFields } from './terms-fields.tsx';

interface OrderProps {
  /** Label of the submit button, with the price once it is known. */
  submitText: (price: string | undefined) => string;
  /** Target of the Back button. */
  backTo: string;
}

interface ProjectFormProps extends OrderProps {
  services: readonly CatalogueService[];
  initial: Draft;
  /** Submits the draft with its new files. */
  onSubmit: (draft: Draft, fileIds: readonly string[]) => Promise<unknown>;
  /** Existing files of the brief. */
  kept?: readonly StoredFile[];
  /** Subject of the draft: the id of a project or template; empty for a new form. */
  about?: string | undefined;
}

/** Project form with the current price always in view. */
export function ProjectForm({ initial, onSubmit, about = '', kept, ...rest }: ProjectFormProps) {
  const files = useBriefFiles(about, kept);
  return (
    <Form
      draft={{ kind: 'project', about }}
      initialValues={initial}
      schema={createSchema}
      onSubmit={(draft) => files.sendWith((fileIds) => onSubmit(draft, fileIds))}
    >
      <Fields files={files} {...rest} />
    </Form>
  );
}

interface FieldsProps extends OrderProps {
  services: readonly CatalogueService[];
  files: BriefFiles;
}

function Fields({ services, files, ...order }: FieldsProps) {
  'use memo';
  const { category_id, days, edits, is_guarantee } = useForm<Draft>().values;
  const price = draftPrice({ category_id, days, edits, is_guarantee }, services);
  // As `SideColumns`.
  const isStacked = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  return (
    <div>
      <SideColumns side="end">
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <ServicePicker services={services} />
          <BriefFields files={files} />
          <TermsFields />
        </Box>
        <Order price={price} hasButton={!isStacked} {...order} />
      </SideColumns>
      {isStacked && <PriceBar price={price} days={days} submitText={order.submitText(undefined)} />}
    </div>
  );
}

interface OrderPanelProps extends OrderProps {
  price: Price | undefined;
  /** False where the price bar has the button. */
  hasButton: boolean;
}

function Order({ price, hasButton, submitText, backTo }: OrderPanelProps) {
  const t = useTexts();
  const kit = useKitTexts();
  const { money } = useFormats();
  return (
    <Box sx={{ position: 'sticky', top: 88 }}>
      <PricePanel price={price}>
        {hasButton && <SubmitButton fullWidth>{submitText(price && money(price.total))}</SubmitButton>}
        <ButtonLink to={backTo} color="inherit" fullWidth>
          {kit('action.back')}
        </ButtonLink>
        <Typography variant="caption" color="textSecondary">
          {t('create.promise')}
        </Typography>
      </PricePanel>
    </Box>
  );
}
