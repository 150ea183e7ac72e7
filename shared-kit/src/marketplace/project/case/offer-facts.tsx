import { nameOf } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { Box, Typography } from '../../../ui/index.ts';
import type { Project } from '../types.ts';
import { useViewer } from '../use-viewer.ts';
import { useOpenOffer } from './open-offer.ts';
import { ShareFacts } from './share-facts.tsx';

/** The open offer: by whom, the shares, until when; for a decided case, who agrees to the decision. */
export function OfferFacts({ project }: { project: Project }) {
  const t = useKitTexts();
  const viewer = useViewer();
  const offer = useOpenOffer(project);
  const { customer, freelancer } = project;
  if (!offer)
    return (
      project.case !== 'decided' && (
        <Typography color="textSecondary" sx={{ maxWidth: '68ch' }}>
          {t(viewer === 'manager' ? 'offer.noneOfThem' : 'offer.none')}
        </Typography>
      )
    );
  const maker = offer.by === 'customer' ? customer : freelancer;
  const isOwn = offer.by === viewer;
  const name = maker ? nameOf(maker) : '';
  if (project.case === 'decided')
    return <Typography>{isOwn ? t('decision.agree.own') : t('decision.agree.by', { name })}</Typography>;
  return (
    <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {isOwn ? t('offer.own') : t('offer.by', { name })}
      </Typography>
      <ShareFacts
        project={project}
        share={offer.freelancer_share}
        until={{ label: t('offer.until'), at: offer.until }}
      />
    </Box>
  );
}
