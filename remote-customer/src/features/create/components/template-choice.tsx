import { useServiceName } from '@metier/shared-kit/marketplace/project';
import { useSearchParams } from '@metier/shared-kit/router';
import { Alert, Box, Stack, Typography, useFormats } from '@metier/shared-kit/ui';
import { ConfirmButton } from '@metier/shared-kit/ui/confirm';
import { SelectInput } from '@metier/shared-kit/ui/inputs';
import type { CatalogueService } from '../../../shared/catalogue/catalogue.api.ts';
import { useTexts } from '../../../texts.ts';
import { useDeleteTemplate } from '../create.api.ts';
import { draftOfTemplate, type Template } from '../create.schema.ts';
import { draftPrice } from '../draft-price.ts';

interface TemplateChoiceProps {
  templates: readonly Template[];
  /** The template in the URL. */
  chosen: Template | undefined;
  /** True if the template in the URL no longer exists. */
  isMissing: boolean;
  services: readonly CatalogueService[];
  /** Called after the selected template was deleted, before the list is refetched. */
  onDeleted: () => void;
}

/** Selects the template of a new project, and shows what has changed since it was saved. */
export function TemplateChoice({ templates, chosen, isMissing, services, onDeleted }: TemplateChoiceProps) {
  const t = useTexts();
  const [, choose] = useSearchParams();
  const options = [
    { value: '', text: t('templates.none') },
    ...templates.map(({ id, name }) => ({ value: id, text: name })),
  ];
  return (
    <Stack sx={{ gap: 2, mb: 3, '&:empty': { display: 'none' } }}>
      {templates.length > 0 && (
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-end' }}>
          <Box sx={{ flex: '1 1 240px', maxWidth: 480 }}>
            <SelectInput
              label={t('templates.start')}
              value={chosen?.id ?? ''}
              options={options}
              onChange={(template) => choose(template ? { template } : {}, { replace: true })}
            />
          </Box>
          {chosen && <DeleteTemplate template={chosen} onDeleted={onDeleted} />}
        </Stack>
      )}
      {isMissing && <Alert severity="warning">{t('templates.missing')}</Alert>}
      {chosen && <Typography color="textSecondary">{t('templates.noFiles')}</Typography>}
      {chosen && <Changes template={chosen} services={services} />}
    </Stack>
  );
}

interface DeleteTemplateProps {
  template: Template;
  onDeleted: () => void;
}

function DeleteTemplate({ template: { id, name }, onDeleted }: DeleteTemplateProps) {
  const t = useTexts();
  const remove = useDeleteTemplate(onDeleted);
  return (
    <ConfirmButton
      destructive
      title={t('templates.removeTitle')}
      text={t('templates.removeText', { name })}
      confirm={t('templates.remove')}
      onConfirm={() => remove.mutateAsync({ query: { template_id: id } })}
    >
      {t('templates.remove')}
    </ConfirmButton>
  );
}

/** Notes that the service is gone, or that its price differs from the original project's. */
function Changes({ template, services }: Pick<TemplateChoiceProps, 'services'> & { template: Template }) {
  const t = useTexts();
  const serviceName = useServiceName();
  const { money } = useFormats();
  const { budget, category_id } = template.order;
  const today = draftPrice(draftOfTemplate(template, services), services);
  if (!today)
    return (
      <Alert severity="warning">{t('templates.serviceGone', { service: serviceName(category_id) })}</Alert>
    );
  if (today.total === budget) return null;
  return (
    <Alert severity="info">{t('again.price', { earlier: money(budget), today: money(today.total) })}</Alert>
  );
}
