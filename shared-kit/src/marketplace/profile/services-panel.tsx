import type { Reply } from '../../http/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { Box, Panel, ValueRow } from '../../ui/index.ts';
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
          <ValueRow
            key={service}
            name={serviceName(service)}
            value={t('project.total', { count: projects })}
          />
        ))}
      </Box>
    </Panel>
  );
}
