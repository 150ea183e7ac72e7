import { nameOf, type CaseSide } from '@metier/contract';
import type { Project } from '@metier/shared-kit/marketplace/project';
import { Statements } from '@metier/shared-kit/marketplace/project/case';
import { Avatar, Box, Stack, Typography } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

/** The statements in a case, the customer's beside the freelancer's; below each other on a narrow screen. */
export function BothSides({ project: { id, customer, freelancer } }: { project: Project }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <Side projectId={id} side="customer" person={customer} />
      {freelancer && <Side projectId={id} side="freelancer" person={freelancer} />}
    </Box>
  );
}

interface SideProps {
  projectId: string;
  side: CaseSide;
  person: Project['customer'];
}

function Side({ projectId, side, person }: SideProps) {
  const t = useTexts();
  const title = t(`cases.sides.${side}`, { name: nameOf(person) });
  return (
    <Box sx={{ minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1, mb: 1.5, alignItems: 'center' }}>
        <Avatar person={person} size={28} />
        <Typography variant="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      </Stack>
      <Statements projectId={projectId} side={side} label={title} />
    </Box>
  );
}
