import { nameOf } from '@metier/contract';
import { useKitTexts } from '../../i18n/index.ts';
import { useApiQuery } from '../../query/index.ts';
import { useParams } from '../../router/index.ts';
import { PageError, PageHeader, PageSkeleton } from '../../ui/index.ts';
import { ProfilePanels, ProfilePanelsSkeleton } from './profile-panels.tsx';

/** Profile of the customer in the address, read-only. Source: seed.md §2. */
export function CustomerProfilePage() {
  const t = useKitTexts();
  const { id = '' } = useParams();
  const { data, error, refetch } = useApiQuery('GET /api/customer/profile', { query: { user_id: id } });
  if (error) return <PageError error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <PageSkeleton>
        <ProfilePanelsSkeleton title={t('profile.aboutCompany')} />
      </PageSkeleton>
    );
  }
  const { about_company, contacts, links } = data.profile;
  return (
    <>
      <PageHeader title={nameOf(data.profile)} lead={t('role.customer')} />
      <ProfilePanels
        title={t('profile.aboutCompany')}
        about={about_company}
        contacts={contacts}
        links={links}
      />
    </>
  );
}
