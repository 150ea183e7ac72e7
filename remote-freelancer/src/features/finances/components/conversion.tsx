import type { Points } from '@metier/contract';
import { onDemand } from '@metier/shared-kit/on-demand';
import { Button } from '@metier/shared-kit/ui';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';

const ConversionDialog = onDemand(async () => (await import('./conversion-dialog.tsx')).ConversionDialog);

/** Opens the conversion; off while there is nothing to convert. Source: seed.md §2. */
export function Conversion({ available }: { available: Points }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" disabled={available <= 0} onClick={() => setOpen(true)}>
        {t('finances.convert.open')}
      </Button>
      {open && <ConversionDialog available={available} onClose={() => setOpen(false)} />}
    </>
  );
}
