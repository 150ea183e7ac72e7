import type { Reply } from '../../http/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { Box, Panel, Stack, Typography } from '../../ui/index.ts';
import { useServiceName } from '../project/index.ts';

/** What a freelancer has completed here, by service, most often first; nothing before the first project. */
export function ServicesPanel({ services }: Pick<Reply<'GET /api/freelancer/profile'>, 'services'>) {
  const t = useKitTexts();
  const serviceName = useServiceName();
  if (services.length === 0) return null;
  return (
    <Panel title={t('profile.services')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {services.map(({ service, projects }) => (
          <Stack
            key={service}
            component="li"
            direction="row"
            sx={{
              py: 1,
              gap: 2,
              justifyContent: 'space-between',
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{serviceName(service)}</Typography>
            <Typography color="textSecondary" sx={{ flexShrink: 0 }}>
              {t('project.total', { count: projects })}
            </Typography>
          </Stack>
        ))}
      </Box>
    </Panel>
  );
}
