import { useKitTexts } from '@metier/shared-kit/i18n';
import { useServiceName } from '@metier/shared-kit/marketplace/project';
import { ServiceScope } from '@metier/shared-kit/marketplace/scope';
import { Box } from '@metier/shared-kit/ui';

/** What the customer gets for the chosen service; nothing while none is chosen. */
export function ChosenScope({ categoryId }: { categoryId: number }) {
  const t = useKitTexts();
  const serviceName = useServiceName();
  if (!categoryId) return null;
  return (
    <Box
      role="group"
      aria-label={t('scope.of', { service: serviceName(categoryId) })}
      sx={{ mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' }}
    >
      <ServiceScope categoryId={categoryId} />
    </Box>
  );
}
