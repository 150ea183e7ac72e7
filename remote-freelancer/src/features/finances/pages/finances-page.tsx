import { PageHeader } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { Finances } from '../components/finances.tsx';

/** The freelancer's finances with conversion. Source: seed.md §2, product.md §3. */
export function Page() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('finances.title')} lead={t('finances.lead')} />
      <Finances />
    </>
  );
}
