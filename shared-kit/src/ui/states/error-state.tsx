import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useErrorText } from '../../i18n/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { Panel } from '../layout/panel.tsx';
import { StateMark } from './state-mark.tsx';
import { StateTitle } from './state-title.tsx';

interface ErrorStateProps {
  /** The caught error; an `ApiError` is translated. */
  error: unknown;
  /** Retries the failed read. */
  onRetry: () => void;
  /** Title, if the page has a specific one. */
  title?: string;
  /** True if it is the only content: its title is then the page's title. */
  asPage?: boolean;
  /** True if no panel surrounds it; a page always gets a frame. */
  framed?: boolean;
}

/** Error of a part of a page, with a retry. */
export function ErrorState({ error, onRetry, title, asPage = false, framed = asPage }: ErrorStateProps) {
  const t = useKitTexts();
  const textOf = useErrorText();
  const heading = title ?? t('state.failed');
  const state = (
    <Stack role="alert" sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: { xs: 6, sm: 8 } }}>
      <StateMark icon="warning" tone="red" />
      <StateTitle asPage={asPage}>{heading}</StateTitle>
      <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '46ch' }}>
        {textOf(error)}
      </Typography>
      <Button variant="outlined" color="inherit" onClick={onRetry} sx={{ mt: 3 }}>
        {t('action.retry')}
      </Button>
    </Stack>
  );
  return framed ? <Panel>{state}</Panel> : state;
}
