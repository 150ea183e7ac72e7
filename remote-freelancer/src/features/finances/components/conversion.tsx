import type { Points } from '@metier/shared-kit/contract';
import { Button } from '@metier/shared-kit/ui';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../texts.ts';

const ConversionDialog = lazy(() =>
  import('./conversion-dialog.tsx').then((module) => ({ default: module.ConversionDialog })),
);

/** Opens the conversion; off while there is nothing to convert. Source: seed.md §2. */
export function Conversion({ available }: { available: Points }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" disabled={available <= 0} onClick={() => setOpen(true)}>
        {t('finances.convert.open')}
      </Button>
      <Suspense>{open && <ConversionDialog available={available} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
