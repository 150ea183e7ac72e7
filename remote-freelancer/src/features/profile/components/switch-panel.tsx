import type { ReactNode } from 'react';
import { useKitTexts } from '@metier/shared-kit/i18n';
import type { ApiQuery } from '@metier/shared-kit/query';
import { Box, Button, Icon, Panel, QueryStates, Skeleton, Stack, Typography } from '@metier/shared-kit/ui';
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

/** In the room of the switch, so that the text beside it keeps its lines; in one line where there is room. */
function Failed({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const kit = useKitTexts();
  return (
    <Box sx={{ display: 'grid', flexShrink: 0, alignItems: 'center', '& > *': { gridArea: '1 / 1' } }}>
      <Box sx={{ visibility: 'hidden' }}>{children}</Box>
      <Stack
        role="alert"
        sx={{
          flexDirection: { xs: 'row', sm: 'column', lg: 'row' },
          flexWrap: 'wrap',
          columnGap: 1.5,
          rowGap: 0.5,
          alignItems: { xs: 'center', sm: 'flex-start', lg: 'center' },
        }}
      >
        <Typography variant="body2" sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
          <Icon name="warning" color="error" sx={{ fontSize: 20 }} />
          {kit('state.failed')}
        </Typography>
        <Button size="small" variant="outlined" color="inherit" onClick={onRetry}>
          {kit('action.retry')}
        </Button>
      </Stack>
    </Box>
  );
}
