import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useStatedParent } from '../../state/index.ts';
import { Icon } from '../icons/icon.tsx';
import { TextLink } from './links.tsx';

const PLACE = { display: 'inline-flex', alignItems: 'center', gap: 0.5, mb: 1.5, minHeight: 24 };

/** The back link above a page's title, which also determines the page's menu entry. */
export function BackLine({ to, label }: { to: string; label: string }) {
  useStatedParent(to);
  return (
    <TextLink to={to} color="textSecondary" variant="body2" sx={PLACE}>
      <Icon name="back" sx={{ fontSize: 16 }} />
      {label}
    </TextLink>
  );
}

/** Skeleton of the back link. */
export const BackSkeleton = () => (
  <Typography variant="body2" component="div" sx={PLACE}>
    <Skeleton width={100} />
  </Typography>
);
