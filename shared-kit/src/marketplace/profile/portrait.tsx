import type { Reply } from '../../http/index.ts';
import { Initials, Skeleton } from '../../ui/index.ts';

type Person = Pick<Reply<'GET /api/customer/profile'>['profile'], 'first_name' | 'last_name' | 'photo'>;

const SIZE = { width: { xs: 64, sm: 88 }, height: { xs: 64, sm: 88 } } as const;

/** A person's photo or initials, beside the title of their profile. */
export const Portrait = ({ person: { first_name, last_name, photo } }: { person: Person }) => (
  <Initials
    first={first_name}
    last={last_name}
    photo={photo?.large}
    sx={{
      ...SIZE,
      fontSize: { xs: '1.375rem', sm: '1.75rem' },
      fontWeight: 650,
      bgcolor: 'primary.light',
      color: 'primary.main',
    }}
  />
);

/** Skeleton of the photo. */
export const PortraitSkeleton = () => <Skeleton variant="circular" sx={{ ...SIZE, flexShrink: 0 }} />;
