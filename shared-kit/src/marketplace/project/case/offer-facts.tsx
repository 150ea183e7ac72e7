import { nameOf } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { Box, DateTime, Facts, Typography } from '../../../ui/index.ts';
import { Amount } from '../amount.tsx';
import type { Project } from '../types.ts';
import { useViewer } from '../use-viewer.ts';
import { useOpenOffer } from './open-offer.ts';

/** The open offer: who makes it, what each side would get, until when. */
export function OfferFacts({ project }: { project: Project }) {
  const t = useKitTexts();
  const viewer = useViewer();
  const offer = useOpenOffer(project);
  const { customer, freelancer, budget } = project;
  if (!offer || !freelancer)
    return (
      <Typography color="textSecondary" sx={{ maxWidth: '68ch' }}>
        {t(viewer === 'manager' ? 'offer.noneOfThem' : 'offer.none')}
      </Typography>
    );
  const maker = offer.by === 'customer' ? customer : freelancer;
  return (
    <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {offer.by === viewer ? t('offer.own') : t('offer.by', { name: nameOf(maker) })}
      </Typography>
      <Facts
        facts={[
          {
            label: t('split.freelancer', { name: nameOf(freelancer) }),
            value: <Amount cents={offer.freelancer_share} />,
          },
          {
            label: t('split.customer', { name: nameOf(customer) }),
            value: <Amount cents={budget - offer.freelancer_share} />,
          },
          { label: t('offer.until'), value: <DateTime value={offer.until} /> },
        ]}
      />
    </Box>
  );
}
