import { MAIL_CHOICES } from '@metier/contract';
import { useSignedInUser } from '@metier/shared-kit/session';
import { LineSkeleton, Skeleton, Stack, Typography, Waiting } from '@metier/shared-kit/ui';

/** Skeleton of the choices: a field with its hint for each, and the text below them. */
export function MailsSkeleton() {
  const { role } = useSignedInUser();
  return (
    <Waiting>
      <Stack sx={{ gap: 3, maxWidth: 480 }}>
        {MAIL_CHOICES[role].map((kind) => (
          <div key={kind}>
            <Typography variant="body2" sx={{ mb: 0.75 }}>
              <Skeleton width={160} />
            </Typography>
            <Skeleton variant="rounded" height={40} />
            <Typography variant="body2">
              <Skeleton width="78%" />
            </Typography>
          </div>
        ))}
        <LineSkeleton lines={2} />
      </Stack>
    </Waiting>
  );
}
