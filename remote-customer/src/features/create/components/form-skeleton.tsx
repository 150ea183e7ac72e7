import { PROJECT_TYPES, SERVICES } from '@metier/contract';
import {
  Box,
  ButtonSkeleton,
  LineSkeleton,
  Panel,
  Skeleton,
  Stack,
  Typography,
  Waiting,
} from '@metier/shared-kit/ui';
import { TextInput } from '@metier/shared-kit/ui/inputs';
import { useTexts } from '../../../texts.ts';
import { SideColumns } from '../../../shared/side-columns.tsx';
import { SERVICE_TILES, TYPE_TILES } from './service-picker.tsx';

const SERVICES_OF_TYPE = SERVICES.filter(({ type }) => type === PROJECT_TYPES[0]).length;

/** Skeleton of the form: tiles of services, fields of the brief, terms, and the price. */
export function FormSkeleton() {
  const t = useTexts();
  return (
    <Waiting>
      <SideColumns side="end">
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          <Panel title={t('create.service')}>
            <Tiles count={PROJECT_TYPES.length} lines={1} sx={{ ...TYPE_TILES, mb: 2.5 }} />
            <Tiles count={SERVICES_OF_TYPE} lines={2} sx={SERVICE_TILES} />
          </Panel>
          <Panel title={t('create.details')}>
            <Stack sx={{ gap: 2.5 }}>
              <FieldSkeleton />
              <FieldSkeleton rows={5} />
              <FieldSkeleton />
            </Stack>
          </Panel>
          <Panel title={t('create.terms')}>
            <LineSkeleton lines={12} />
          </Panel>
        </Stack>
        <Panel title={t('create.price')}>
          <LineSkeleton lines={2} />
          <Box sx={{ display: 'grid', gap: 1, mt: 2.5 }}>
            <ButtonSkeleton size="large" width="100%" />
            <ButtonSkeleton width="100%" />
            <Typography variant="caption" component="div">
              <Skeleton />
              <Skeleton />
              <Skeleton width="62%" />
            </Typography>
          </Box>
        </Panel>
      </SideColumns>
    </Waiting>
  );
}

/** Skeletons of tiles, in the real height of their lines. */
const Tiles = ({ count, lines, sx }: { count: number; lines: number; sx: object }) => (
  <Box sx={sx}>
    {Array.from({ length: count }, (_, tile) => (
      <Skeleton key={tile} variant="rounded" sx={{ maxWidth: 'none' }}>
        <Box sx={{ py: 1.25, border: 1, whiteSpace: 'pre' }}>
          <Typography>{'\u{A0}'}</Typography>
          {lines > 1 && <Typography>{'\u{A0}'}</Typography>}
        </Box>
      </Skeleton>
    ))}
  </Box>
);

const FieldSkeleton = ({ rows = 1 }: { rows?: number }) => (
  <div>
    <Typography variant="body2" sx={{ mb: 0.75 }}>
      <Skeleton width={120} />
    </Typography>
    <Skeleton variant="rounded" sx={{ maxWidth: 'none', '& label': { display: 'none' } }}>
      <TextInput label="" multiline={rows > 1} minRows={rows} />
    </Skeleton>
  </div>
);
