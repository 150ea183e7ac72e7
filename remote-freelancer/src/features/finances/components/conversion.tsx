import type { Points } from '@metier/contract';
import { onDemand } from '@metier/shared-kit/on-demand';
import { DialogButton } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

const ConversionDialog = onDemand(async () => (await import('./conversion-dialog.tsx')).ConversionDialog);

/** Button that opens the conversion; disabled without points. Source: seed.md §2. */
export function Conversion({ available }: { available: Points }) {
  const t = useTexts();
  return (
    <DialogButton
      variant="contained"
      disabled={available <= 0}
      dialog={(close) => <ConversionDialog available={available} onClose={close} />}
    >
      {t('finances.convert.open')}
    </DialogButton>
  );
}
