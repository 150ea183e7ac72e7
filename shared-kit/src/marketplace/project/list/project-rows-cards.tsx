import { Rich, useKitTexts } from '../../../i18n/index.ts';
import { Box, DENSE, pressLink, Stack, Typography } from '../../../ui/index.ts';
import { Amount } from '../amount.tsx';
import { RowDeadline, RowName, RowPeople, RowStatus, type ProjectRowsProps } from './project-row-parts.tsx';
import { RowNextStep } from './row-next-step.tsx';

/** Projects as cards, for narrow screens. */
export function ProjectRowsCards({
  rows,
  action,
  withCustomer = false,
  withFreelancer = false,
}: ProjectRowsProps) {
  const t = useKitTexts();
  const withPeople = withCustomer || withFreelancer;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Stack
          key={row.id}
          component="li"
          onClick={pressLink}
          sx={{
            p: DENSE.panel.xs,
            gap: 1.5,
            cursor: 'pointer',
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
            {/* At least as wide as the longest word: a price that does not fit beside it wraps below. */}
            <Box sx={{ flex: '1 1 min-content', minWidth: 0, overflowWrap: 'break-word' }}>
              <RowName row={row} />
            </Box>
            <Typography component="span" sx={{ fontWeight: 600, ml: 'auto' }}>
              <Amount cents={row.budget} />
            </Typography>
          </Stack>
          <RowStatus row={row} />
          {!withPeople && (
            <Typography variant="body2" component="div">
              <RowNextStep row={row} />
            </Typography>
          )}
          {withPeople && (
            <Typography variant="body2" component="div" color="textSecondary">
              <RowPeople row={row} withCustomer={withCustomer} withFreelancer={withFreelancer} />
            </Typography>
          )}
          <Stack
            direction="row"
            sx={{
              justifyContent: 'space-between',
              alignItems: 'center',
              columnGap: 2,
              rowGap: 1.5,
              flexWrap: 'wrap',
              '& > button, & > a': { flexShrink: 0, marginLeft: 'auto' },
            }}
          >
            {/* Shrinks beside an icon; a long button wraps below. */}
            <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 160px', minWidth: 0 }}>
              <Rich
                text={t('project.terms', { edits: row.edits })}
                marks={{ deadline: () => <RowDeadline row={row} /> }}
              />
            </Typography>
            {action?.(row, rows)}
          </Stack>
        </Stack>
      ))}
    </Box>
  );
}
