import { SCOPE_EDITION } from '@metier/contract';
import { useKitTexts } from '../../i18n/index.ts';
import { useUser } from '../../session/index.ts';
import { Box, Button, Icon, type IconName, LineSkeleton, Typography } from '../../ui/index.ts';
import type { Scope } from './scope.ts';
import { useScope, type LoadScope } from './use-scope.ts';

/** Side by side if each has room for a line of some words. */
const LISTS = 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))';

interface ServiceScopeProps {
  categoryId: number;
  /** The edition that was ordered; by default the newest. */
  edition?: number;
  load?: LoadScope;
}

/**
 * What a service includes, what it does not, and what the freelancer needs: one text for both sides. Its texts are
 * loaded when it is first shown.
 *
 * @example <ServiceScope categoryId={20101} edition={project.scope_edition} />
 */
export function ServiceScope({ categoryId, edition = SCOPE_EDITION, load }: ServiceScopeProps) {
  const t = useKitTexts();
  const isCustomer = useUser()?.role === 'customer';
  const state = useScope(categoryId, edition, load);
  if (state.is === 'loading') return <LineSkeleton lines={4} />;
  if (state.is === 'failed') {
    return (
      <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography>{t('scope.failed')}</Typography>
        <Button color="inherit" onClick={state.retry}>
          {t('action.retry')}
        </Button>
      </Box>
    );
  }
  const { scope } = state;
  if (!scope) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: LISTS, columnGap: 3, rowGap: 2 }}>
      <Points icon="check" color="tone.green.ink" title={t('scope.included')} points={scope.included} />
      <Points icon="close" color="text.secondary" title={t('scope.excluded')} points={scope.excluded} />
      <Points
        icon="next"
        color="tone.blue.ink"
        title={t(isCustomer ? 'scope.neededFromYou' : 'scope.needed')}
        points={scope.needed}
      />
    </Box>
  );
}

interface PointsProps {
  icon: IconName;
  color: string;
  title: string;
  points: Scope['included'];
}

function Points({ icon, color, title, points }: PointsProps) {
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
        {points.map((point) => (
          <Box component="li" key={point} sx={{ display: 'flex', gap: 1, typography: 'body2' }}>
            <Icon name={icon} sx={{ fontSize: 16, mt: '2px', color }} />
            <span>{point}</span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
