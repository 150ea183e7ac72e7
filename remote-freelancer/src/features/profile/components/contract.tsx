import {
  Button,
  DownloadButton,
  ErrorState,
  Panel,
  PanelSkeleton,
  QueryStates,
  Stack,
  Typography,
} from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useAnswerContract, useContract, useSaveContract, type OwnContract } from '../profile.api.ts';

/** The framework contract: its status, download, and buttons to accept or decline. Source: seed.md §3. */
export function Contract() {
  const t = useTexts();
  return (
    <QueryStates
      query={useContract()}
      skeleton={<PanelSkeleton title={t('contract.title')} lines={3} />}
      failed={(error, retry) => (
        <Panel title={t('contract.title')}>
          <ErrorState error={error} onRetry={retry} />
        </Panel>
      )}
    >
      {(contract) => <Content contract={contract} />}
    </QueryStates>
  );
}

function Content({ contract: { status, contract_number: number } }: { contract: OwnContract }) {
  const t = useTexts();
  const file = useSaveContract();
  const answer = useAnswerContract();
  const isOpen = status !== 'accepted';
  const reply = (accept: 0 | 1) => answer.mutate({ body: { accept } });
  return (
    <Panel title={t('contract.title')}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t(`contract.${status}`, { number: number ?? '' })}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isOpen && (
          <Button variant="contained" loading={answer.isPending} onClick={() => reply(1)}>
            {t('contract.accept')}
          </Button>
        )}
        <DownloadButton loading={file.isPending} received={file.received} onClick={() => file.mutate({})}>
          {t(isOpen ? 'contract.read' : 'contract.save')}
        </DownloadButton>
        {status === 'offered' && (
          <Button variant="outlined" color="inherit" disabled={answer.isPending} onClick={() => reply(0)}>
            {t('contract.decline')}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
