import type { ReactNode } from 'react';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Box, Button, Icon, Panel, QueryStates, Skeleton, Stack, Typography } from '@metier/shared-kit/ui';
import { SwitchInput } from '@metier/shared-kit/ui/inputs';
import { useTexts } from '../../../texts.ts';
import { useFreeStatus, useSetFree } from '../profile.api.ts';

/** Switch for availability, saved at once. Source: seed.md §4. */
export function FreeStatus() {
  const t = useTexts();
  const setFree = useSetFree();
  const placeholder = (
    <SwitchInput label={t('profile.free.label')} checked={false} disabled onChange={() => {}} />
  );
  return (
    <Panel>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
      >
        <Typography color="textSecondary">{t('profile.free.text')}</Typography>
        <QueryStates
          query={useFreeStatus()}
          skeleton={
            <Skeleton variant="rounded" sx={{ maxWidth: 'none', flexShrink: 0 }}>
              {placeholder}
            </Skeleton>
          }
          failed={(_, retry) => <Failed onRetry={retry}>{placeholder}</Failed>}
        >
          {({ freelancer_status }) => (
            <SwitchInput
              label={t('profile.free.label')}
              checked={freelancer_status.free}
              onChange={(free) =>
                setFree.isPending || setFree.mutate({ query: { status_free: free ? 1 : 0 } })
              }
            />
          )}
        </QueryStates>
      </Stack>
    </Panel>
  );
}

/** In the room of the switch, so that the text beside it keeps its lines. */
function Failed({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const kit = useKitTexts();
  return (
    <Box sx={{ display: 'grid', flexShrink: 0, alignItems: 'center', '& > *': { gridArea: '1 / 1' } }}>
      <Box sx={{ visibility: 'hidden' }}>{children}</Box>
      <Box role="alert" sx={{ justifySelf: 'start' }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="warning" color="error" />}
          title={kit('state.failed')}
          aria-label={`${kit('state.failed')}: ${kit('action.retry')}`}
          onClick={onRetry}
        >
          {kit('action.retry')}
        </Button>
      </Box>
    </Box>
  );
}
