import { servicePath } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { useServiceName } from '@metier/shared-kit/marketplace/project';
import { ServiceScope } from '@metier/shared-kit/marketplace/scope';
import { Box, TextLink } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

/** What the customer gets for the chosen service, and a link to its page; nothing while none is chosen. */
export function ChosenScope({ categoryId }: { categoryId: number }) {
  const t = useTexts();
  const kit = useKitTexts();
  const serviceName = useServiceName();
  if (!categoryId) return null;
  return (
    <Box
      role="group"
      aria-label={kit('scope.of', { service: serviceName(categoryId) })}
      sx={{ mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' }}
    >
      <ServiceScope categoryId={categoryId} />
      <TextLink to={servicePath(categoryId)}>{t('services.open')}</TextLink>
    </Box>
  );
}
