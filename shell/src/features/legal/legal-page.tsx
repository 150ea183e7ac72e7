import { LEGAL_DOCUMENTS } from '@metier/contract';
import { useParams } from '@metier/shared-kit/router';
import { NotFoundPage } from '../../routing/not-found-page.tsx';
import { LegalText } from './legal-text.tsx';

/** `/legal/:document`: one of the three documents in the reader's language. */
export function LegalPage() {
  const { document: wanted } = useParams();
  const document = LEGAL_DOCUMENTS.find((each) => each === wanted);
  return document ? <LegalText key={document} document={document} /> : <NotFoundPage />;
}
