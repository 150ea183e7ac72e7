import { useKitTexts } from '../../../i18n/index.ts';
import { Box, Icon, Skeleton, VISUALLY_HIDDEN } from '../../../ui/index.ts';
import type { Project } from '../types.ts';
import { stagesOf } from './stages.ts';

const HEIGHT = 24;
/** At 320 px the five marks leave just enough room for the longest name. */
const GAP = { xs: 0.5, sm: 1 };
const STRIP = {
  display: 'flex',
  alignItems: 'center',
  gap: GAP,
  minHeight: HEIGHT,
  m: 0,
  mt: -1,
  mb: 3,
  p: 0,
} as const;

/** Skeleton of the stages. */
export const ProjectStagesSkeleton = () => (
  <Box sx={STRIP}>
    <Skeleton width="100%" />
  </Box>
);

/** The way of a project, from its creation to its end: stages that it has reached have a tick. */
export function ProjectStages({ project }: { project: Pick<Project, 'status' | 'due_at'> }) {
  const t = useKitTexts();
  const { stages, reached } = stagesOf(project);
  return (
    <Box component="ol" aria-label={t('project.stages')} sx={{ ...STRIP, listStyle: 'none' }}>
      {stages.map((stage, at) => {
        const isReached = at < reached;
        const isLast = at === reached - 1;
        return (
          <Box
            key={stage}
            component="li"
            {...(isLast && { 'aria-current': 'step' })}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: GAP,
              flex: at === 0 ? 'none' : '1 1 auto',
              typography: 'body2',
              color: isReached ? 'text.primary' : 'text.secondary',
              ...(isLast && { fontWeight: 600 }),
            }}
          >
            {at > 0 && (
              <Box
                aria-hidden
                sx={{
                  flex: 1,
                  minWidth: 8,
                  borderTop: 2,
                  borderColor: isReached ? toneOf(stage) : 'divider',
                }}
              />
            )}
            <Mark isReached={isReached} color={toneOf(stage)} />
            {/* On a phone only the stage that was reached last has room for its name. */}
            <Box
              component="span"
              sx={isLast ? {} : (theme) => ({ [theme.breakpoints.down('sm')]: VISUALLY_HIDDEN })}
            >
              {t(`project.stage.${stage}`)}
              {isReached && <span style={VISUALLY_HIDDEN}>{t('project.stageReached')}</span>}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const toneOf = (stage: string) => (stage === 'refunded' ? 'tone.red.ink' : 'primary.main');

const Mark = ({ isReached, color }: { isReached: boolean; color: string }) => (
  <Box
    aria-hidden
    sx={{
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: 20,
      height: 20,
      borderRadius: '50%',
      border: 2,
      borderColor: isReached ? color : 'text.secondary',
      bgcolor: isReached ? color : 'transparent',
      color: 'background.paper',
    }}
  >
    {isReached && <Icon name="check" sx={{ fontSize: 14 }} />}
  </Box>
);
