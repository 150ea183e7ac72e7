import { LIMITS } from '@metier/contract';
import {
  Box,
  Button,
  ErrorState,
  Panel,
  PanelSkeleton,
  QueryStates,
  Stack,
  Typography,
} from '@metier/shared-kit/ui';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { LinksForm } from './links-form.tsx';
import { LinksItem } from './links-item.tsx';
import { VerificationState } from './verification-state.tsx';
import { useVerification, type OwnVerification } from '../verification.api.ts';

/** Verification links and the state of the verification. Source: seed.md §7, product.md §5. */
export function Verification() {
  const t = useTexts();
  return (
    <QueryStates
      query={useVerification()}
      skeleton={<PanelSkeleton title={t('verification.title')} />}
      failed={(error, retry) => (
        <Panel title={t('verification.title')}>
          <ErrorState error={error} onRetry={retry} />
        </Panel>
      )}
    >
      {(verification) => (
        <Panel title={t('verification.title')}>
          <Content {...verification} />
        </Panel>
      )}
    </QueryStates>
  );
}

function Content({ links, verification }: OwnVerification) {
  const t = useTexts();
  const [adding, setAdding] = useState(false);
  return (
    <Stack sx={{ gap: 2.5 }}>
      <VerificationState {...verification} />
      {links.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {links.map((each) => (
            <LinksItem key={each.link_id} item={each} last={links.length === 1} />
          ))}
        </Box>
      )}
      {adding ? (
        <LinksForm onClose={() => setAdding(false)} />
      ) : links.length < LIMITS.verificationLinks ? (
        <Box>
          <Button
            variant={links.length > 0 ? 'outlined' : 'contained'}
            color={links.length > 0 ? 'inherit' : 'primary'}
            onClick={() => setAdding(true)}
          >
            {t('verification.add')}
          </Button>
        </Box>
      ) : (
        <Typography color="textSecondary">{t('verification.full')}</Typography>
      )}
    </Stack>
  );
}
