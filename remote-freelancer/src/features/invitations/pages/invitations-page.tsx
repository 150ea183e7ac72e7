import { PATHS } from '@metier/contract';
import { usePageNumber } from '@metier/shared-kit/router';
import {
  ButtonLink,
  EmptyState,
  PageHeader,
  Pager,
  Panel,
  PanelsSkeleton,
  QueryStates,
  Stack,
} from '@metier/shared-kit/ui';
import { BlockedStep } from '@metier/shared-kit/ui/dialogs';
import { useState } from 'react';
import { useRefuse } from '../../../shared/engagement/use-refuse.tsx';
import { useTexts } from '../../../texts.ts';
import { AcceptedNote } from '../components/accepted-note.tsx';
import { InvitationCard } from '../components/invitation-card.tsx';
import { useInvitations, useIsOver, type Invitation } from '../invitations.api.ts';

/** The open invitations of the signed-in freelancer. Source: seed.md §2, product.md §2 #7. */
export function Page() {
  const t = useTexts();
  const [page, turnTo] = usePageNumber();
  const [accepted, setAccepted] = useState<Invitation>();
  return (
    <>
      <PageHeader title={t('invitations.title')} lead={t('invitations.lead')} />
      {accepted && <AcceptedNote invitation={accepted} />}
      <Invitations page={page} turnTo={turnTo} onAccepted={setAccepted} />
    </>
  );
}

interface InvitationsProps {
  page: number;
  turnTo: (page: number) => void;
  onAccepted: (invitation: Invitation) => void;
}

function Invitations({ page, turnTo, onAccepted }: InvitationsProps) {
  const t = useTexts();
  const list = useInvitations(page);
  const { refuse, refusing, question } = useRefuse();
  const isListed = !list.data || list.data.invitations.some(({ id }) => id === refusing?.id);
  const isOver = useIsOver(refusing?.id ?? '', refusing !== undefined && !isListed);
  return (
    <>
      <ListedInvitations list={list} turnTo={turnTo} onAccepted={onAccepted} onRefuse={refuse} />
      <BlockedStep value={isOver ? t('invitations.over') : undefined}>{question}</BlockedStep>
    </>
  );
}

interface ListedInvitationsProps extends Omit<InvitationsProps, 'page'> {
  list: ReturnType<typeof useInvitations>;
  onRefuse: (invitation: Invitation) => void;
}

function ListedInvitations({ list, turnTo, onAccepted, onRefuse }: ListedInvitationsProps) {
  const t = useTexts();
  const empty = (
    <Panel>
      <EmptyState
        icon="mail"
        title={t('invitations.empty.title')}
        action={
          <ButtonLink to={PATHS.openProjects} variant="outlined" color="inherit">
            {t('invitations.empty.action')}
          </ButtonLink>
        }
      >
        {t('invitations.empty.text')}
      </EmptyState>
    </Panel>
  );
  return (
    <QueryStates
      framed
      query={list}
      skeleton={<PanelsSkeleton panels={2} />}
      empty={({ invitations }) => invitations.length === 0 && empty}
    >
      {({ invitations, page, pages }) => (
        <Stack sx={{ gap: 2 }}>
          {invitations.map((invitation) => (
            <InvitationCard
              key={invitation.id}
              invitation={invitation}
              onAccepted={onAccepted}
              onRefuse={onRefuse}
            />
          ))}
          <Pager page={page} pages={pages} onChange={turnTo} />
        </Stack>
      )}
    </QueryStates>
  );
}
