import { freelancerPath, nameOf } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import {
  CategoriesPanel,
  FreelancerMarks,
  MarksSkeleton,
  Portrait,
  PortraitSkeleton,
  RecordPanel,
  RecordSkeleton,
  ServicesPanel,
  WorkImages,
} from '@metier/shared-kit/marketplace/profile';
import { useParams } from '@metier/shared-kit/router';
import { useUser } from '@metier/shared-kit/session';
import {
  ButtonLink,
  ButtonSkeleton,
  PageError,
  PageHeader,
  PageSkeleton,
  Panel,
  PanelSkeleton,
  QueryStates,
  Stack,
  Typography,
} from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { usePublicPage, type PublicWork } from '../public-page.api.ts';

const WRAPPED = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' } as const;

/** `/p/:id`: a freelancer and their works, for everybody, if they made it public. */
export function Page() {
  const t = useTexts();
  const kit = useKitTexts();
  const user = useUser();
  const { id = '' } = useParams();
  return (
    <QueryStates
      query={usePublicPage(id)}
      skeleton={<PublicPageSkeleton />}
      failed={(error, retry) => <PageError error={error} onRetry={retry} />}
    >
      {({ freelancer, services, works }) => (
        <>
          <PageHeader
            title={nameOf(freelancer)}
            lead={kit('role.freelancer')}
            portrait={<Portrait person={freelancer} />}
            mark={<FreelancerMarks {...freelancer} />}
            actions={
              // Behind the sign-in, which leads back to it.
              <ButtonLink to={freelancerPath(id)} variant="contained">
                {t(user ? 'publicPage.profile' : 'publicPage.signIn')}
              </ButtonLink>
            }
          />
          <Stack sx={{ gap: 3 }}>
            {freelancer.about_me && (
              <Panel title={kit('profile.aboutMe')}>
                <Typography sx={WRAPPED}>{freelancer.about_me}</Typography>
              </Panel>
            )}
            <RecordPanel profile={freelancer} />
            <ServicesPanel services={services} />
            <CategoriesPanel ids={freelancer.category_ids} />
            {works.map((work) => (
              <WorkPanel key={work.id} work={work} />
            ))}
          </Stack>
        </>
      )}
    </QueryStates>
  );
}

const WorkPanel = ({ work: { title, description, images } }: { work: PublicWork }) => (
  <Panel title={title}>
    <Stack sx={{ gap: 2 }}>
      <Typography sx={WRAPPED}>{description}</Typography>
      {images.length > 0 && <WorkImages title={title} images={images} />}
    </Stack>
  </Panel>
);

function PublicPageSkeleton() {
  const kit = useKitTexts();
  return (
    <PageSkeleton
      portrait={<PortraitSkeleton />}
      mark={<MarksSkeleton />}
      actions={<ButtonSkeleton width={160} />}
    >
      <Stack sx={{ gap: 3 }}>
        <PanelSkeleton title={kit('profile.aboutMe')} />
        <RecordSkeleton />
        <PanelSkeleton title={kit('profile.categories')} lines={1} />
      </Stack>
    </PageSkeleton>
  );
}
