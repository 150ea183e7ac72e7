import type { ReactNode } from 'react';
import { useKitTexts } from '@metier/shared-kit/i18n';
import type { ApiQuery } from '@metier/shared-kit/query';
import {
  Box,
  Button,
  Icon,
  Panel,
  QueryStates,
  Skeleton,
  Stack,
  Typography,
  VISUALLY_HIDDEN,
} from '@metier/shared-kit/ui';
import { SwitchInput } from '@metier/shared-kit/ui/inputs';

interface SwitchPanelProps<Answer> {
  text: ReactNode;
  label: string;
  query: ApiQuery<Answer>;
  isOn: (answer: Answer) => boolean;
  onChange: (on: boolean) => void;
}

/** A switch that is saved at once, beside what it means. */
export function SwitchPanel<Answer>({ text, label, query, isOn, onChange }: SwitchPanelProps<Answer>) {
  const placeholder = <SwitchInput label={label} checked={false} disabled onChange={() => {}} />;
  return (
    <Panel>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
      >
        <Typography component="div" color="textSecondary" sx={{ maxWidth: '68ch' }}>
          {text}
        </Typography>
        <QueryStates
          query={query}
          skeleton={
            <Skeleton variant="rounded" sx={{ maxWidth: 'none', flexShrink: 0 }}>
              {placeholder}
            </Skeleton>
          }
          failed={(_, retry) => <Failed onRetry={retry}>{placeholder}</Failed>}
        >
          {(answer) => (
            <Box sx={{ flexShrink: 0 }}>
              <SwitchInput label={label} checked={isOn(answer)} onChange={onChange} />
            </Box>
          )}
        </QueryStates>
      </Stack>
    </Panel>
  );
}

/** Error state. Takes the space of the hidden switch, so that nothing below it moves. */
function Failed({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const kit = useKitTexts();
  return (
    <Box sx={{ display: 'grid', flexShrink: 0, alignItems: 'center', '& > *': { gridArea: '1 / 1' } }}>
      <Box sx={{ visibility: 'hidden' }}>{children}</Box>
      <Box role="alert" sx={{ justifySelf: { xs: 'start', sm: 'end' } }}>
        <Box sx={VISUALLY_HIDDEN}>{kit('state.failed')}</Box>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="warning" color="error" />}
          onClick={onRetry}
        >
          {kit('action.retry')}
        </Button>
      </Box>
    </Box>
  );
}
