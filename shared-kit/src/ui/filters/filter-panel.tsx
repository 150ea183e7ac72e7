import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import { useKitTexts } from '../../i18n/index.ts';

/**
 * The inputs of a list's filters; on a phone behind a button. `ActiveFilters` shows the active ones, even while the panel
 * is closed.
 */
export function FilterPanel({ children }: { children: ReactNode }) {
  const t = useKitTexts();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isOpen, open] = useState(false);
  return (
    <>
      {isNarrow && (
        <Button color="inherit" variant="outlined" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          {t('filters.label')}
        </Button>
      )}
      {(isOpen || !isNarrow) && children}
    </>
  );
}
