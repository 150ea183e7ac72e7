import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { isApiError, NetworkError } from '../../http/index.ts';
import { Rich, useErrorText, useKitTexts } from '../../i18n/index.ts';
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

/** Error of a part of a page, with what to do about it and a retry. */
export function ErrorState({ error, onRetry, title, asPage = false, framed = asPage }: ErrorStateProps) {
  const t = useKitTexts();
  const advice = useAdvice();
  const heading = title ?? t(asPage ? 'state.pageFailed' : 'state.failed');
  const state = (
    <Stack
      role="alert"
      sx={{ alignItems: 'center', textAlign: 'center', textWrap: 'balance', px: 3, py: { xs: 6, sm: 8 } }}
    >
      <StateMark icon="warning" tone="red" />
      <StateTitle asPage={asPage}>{heading}</StateTitle>
      <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '46ch' }}>
        {advice(error)}
      </Typography>
      <Button variant="outlined" color="inherit" onClick={onRetry} sx={{ mt: 3 }}>
        {t('action.retry')}
      </Button>
      {isApiError(error, 'serverError') && 'request_id' in error.details && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3, maxWidth: '46ch' }}>
          <Rich
            text={t('state.reference')}
            marks={{ id: () => <Reference id={error.details.request_id} /> }}
          />
        </Typography>
      )}
    </Stack>
  );
  return framed ? <Panel>{state}</Panel> : state;
}

/** Moves to a line of its own before it breaks; if still too long, it breaks only between its parts. */
const Reference = ({ id }: { id: string }) => (
  <Box component="span" sx={{ display: 'inline-block' }}>
    {id.split('-').map((part, index) => (
      <Fragment key={index}>
        {index > 0 && '-'}
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </Box>
);

/** What went wrong and what a person can do. A toast has room for the error's name only. */
function useAdvice(): (error: unknown) => string {
  const t = useKitTexts();
  const textOf = useErrorText();
  return (error) => {
    if (error instanceof NetworkError) return t('state.unreachable');
    return isApiError(error, 'serverError') ? t('state.serverError') : textOf(error);
  };
}
