import { PanelSkeleton, Stack, Waiting } from '@metier/shared-kit/ui';
import { FormColumns } from './form-columns.tsx';

/** Skeleton of the form. */
export function FormSkeleton() {
  return (
    <Waiting>
      <FormColumns>
        <Stack sx={{ gap: 3 }}>
          <PanelSkeleton lines={14} />
          <PanelSkeleton lines={12} />
        </Stack>
        <PanelSkeleton lines={12} />
      </FormColumns>
    </Waiting>
  );
}
