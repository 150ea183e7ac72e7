import { Skeleton, Stack, Waiting } from '@metier/shared-kit/ui';
import { FormColumns } from './form-columns.tsx';

/** The form to come, in its final shape. */
export function FormSkeleton() {
  return (
    <Waiting>
      <FormColumns>
        <Stack sx={{ gap: 3 }}>
          <Skeleton variant="rectangular" height={552} />
          <Skeleton variant="rectangular" height={444} />
        </Stack>
        <Skeleton variant="rectangular" height={464} />
      </FormColumns>
    </Waiting>
  );
}
