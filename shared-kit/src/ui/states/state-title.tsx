import Typography from '@mui/material/Typography';
import { PageTitle } from '../layout/page-title.tsx';

interface StateTitleProps {
  children: string;
  /** True if it is the only content: its title is then the page's title. */
  asPage: boolean;
}

/** Title of an empty or error state. */
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
