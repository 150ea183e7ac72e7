import { Box } from '@metier/shared-kit/ui';
import type { Fault } from '../releases.api.ts';
import { useRegistryTexts } from './use-registry-texts.ts';

/** Incompatibilities, in the gate's words where this version has none. */
export function Faults({ faults }: { faults: readonly Fault[] }) {
  const { faultOf, langOf } = useRegistryTexts();
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
      {faults.map((fault) => (
        <li key={fault.text} lang={langOf(fault)}>
          {faultOf(fault)}
        </li>
      ))}
    </Box>
  );
}
