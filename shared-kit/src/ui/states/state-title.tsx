import Typography from '@mui/material/Typography';
import { PageTitle } from '../layout/page-title.tsx';

interface StateTitleProps {
  children: string;
  /** True where nothing else is on the page: its title is the page's then. */
  asPage: boolean;
}

/** What a part that has nothing to show says first. */
export const StateTitle = ({ children, asPage }: StateTitleProps) =>
  asPage ? (
    <PageTitle variant="h3" sx={{ mt: 2 }}>
      {children}
    </PageTitle>
  ) : (
    <Typography variant="h3" component="p" sx={{ mt: 2 }}>
      {children}
    </Typography>
  );
