import { useState } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import { Box } from '../../../ui/index.ts';
import { ServiceScope } from '../../scope/index.ts';
import type { Project } from '../types.ts';

type Ordered = Pick<Project, 'category_id' | 'scope_edition'>;

/** The scope of the ordered service, as shown when it was ordered. Its texts are loaded when it is opened. */
export function BriefScope({ project: { category_id, scope_edition } }: { project: Ordered }) {
  const t = useKitTexts();
  const [wasOpened, setOpened] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
        {t('scope.show')}
      </Box>
      {wasOpened && (
        <Box sx={{ mt: 1 }}>
          <ServiceScope categoryId={category_id} edition={scope_edition} />
        </Box>
      )}
    </details>
  );
}
