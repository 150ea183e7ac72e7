import { useParams } from '@metier/shared-kit/router';
import {
  Box,
  IN_ORDER,
  keepInOrder,
  PageError,
  PageSkeleton,
  PanelSkeleton,
  PanelsSkeleton,
  QueryStates,
  Stack,
} from '@metier/shared-kit/ui';
import { AccountPanel } from '../components/account-panel.tsx';
import { MoneyPanel } from '../components/money-panel.tsx';
import { NotesPanel } from '../components/notes-panel.tsx';
import { AvatarSkeleton, PersonHeader, ProfileLinksSkeleton } from '../components/person-header.tsx';
import { ProjectsPanel } from '../components/projects-panel.tsx';
import { QuestionsPanel } from '../components/questions-panel.tsx';
import { usePerson, type ShownPerson } from '../people.api.ts';

const HALVES = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

/** A person as managers see them: account, notes, money, projects and questions. */
export function Page() {
  const { id = '' } = useParams();
  return (
    <QueryStates
      query={usePerson(id)}
      skeleton={
        <PageSkeleton back portrait={<AvatarSkeleton />} actions={<ProfileLinksSkeleton />}>
          <Stack sx={{ gap: 3 }}>
            <Box sx={HALVES}>
              <PanelSkeleton />
              <PanelSkeleton />
            </Box>
            <PanelsSkeleton panels={2} />
          </Stack>
        </PageSkeleton>
      }
      failed={(error, retry) => <PageError error={error} onRetry={retry} />}
    >
      {({ person }) => (
        <>
          <PersonHeader person={person} />
          {person.type_client === 'manager' ? <AccountPanel person={person} /> : <Parts person={person} />}
        </>
      )}
    </QueryStates>
  );
}

/** Managers have neither money nor projects, and no notes are written about them. */
function Parts({ person }: { person: ShownPerson }) {
  return (
    <Stack ref={keepInOrder} sx={{ gap: 3, ...IN_ORDER }}>
      <Box ref={keepInOrder} sx={{ ...HALVES, ...IN_ORDER }}>
        <AccountPanel person={person} />
        <NotesPanel person={person} />
      </Box>
      <MoneyPanel person={person} />
      <ProjectsPanel person={person} />
      <QuestionsPanel person={person} />
    </Stack>
  );
}
