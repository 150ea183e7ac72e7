import { orderServicePath, PATHS } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { useServiceName } from '@metier/shared-kit/marketplace/project';
import { ServiceScope } from '@metier/shared-kit/marketplace/scope';
import { useParams } from '@metier/shared-kit/router';
import { useUser } from '@metier/shared-kit/session';
import {
  ButtonLink,
  ButtonSkeleton,
  NotFound,
  PageError,
  PageHeader,
  PageSkeleton,
  Panel,
  PanelSkeleton,
  QueryStates,
  SEPARATOR,
} from '@metier/shared-kit/ui';
import { serviceAt, useCatalogue, type CatalogueService } from '../../../shared/catalogue/catalogue.api.ts';
import { FromPrice } from '../../../shared/price/from-price.tsx';
import { SideColumns } from '../../../shared/side-columns.tsx';
import { useTexts } from '../../../texts.ts';
import { PriceGrowth } from '../components/price-growth.tsx';

/** `/services/:id`: a service with its price and scope, for everybody. */
export function Page() {
  const { id } = useParams();
  return (
    <QueryStates
      query={useCatalogue()}
      skeleton={<ServiceSkeleton />}
      failed={(error, retry) => <PageError error={error} onRetry={retry} />}
    >
      {({ services }) => {
        const service = serviceAt(services, id);
        return service ? <ServiceView service={service} /> : <NotFound />;
      }}
    </QueryStates>
  );
}

function ServiceView({ service: { id, type, minimum_price } }: { service: CatalogueService }) {
  const t = useTexts();
  const kit = useKitTexts();
  const name = useServiceName()(id);
  const role = useUser()?.role;
  const canOrder = role === undefined || role === 'customer';
  return (
    <>
      <PageHeader
        title={name}
        back={{ to: PATHS.services, label: t('services.title') }}
        lead={
          <>
            {kit(`type.${type}`)}
            {SEPARATOR}
            <FromPrice minimumPrice={minimum_price} />
          </>
        }
        actions={
          canOrder && (
            // Behind the sign-in, which leads back to it.
            <ButtonLink to={orderServicePath(id)} variant="contained">
              {t('services.order')}
            </ButtonLink>
          )
        }
      />
      {/* The scope is last: its texts load late, and it moves nothing when it grows. */}
      <SideColumns side="start">
        <PriceGrowth minimumPrice={minimum_price} />
        <Panel title={kit('scope.title')}>
          <ServiceScope categoryId={id} />
        </Panel>
      </SideColumns>
    </>
  );
}

function ServiceSkeleton() {
  const t = useTexts();
  const kit = useKitTexts();
  return (
    <PageSkeleton back actions={<ButtonSkeleton width={160} />}>
      <SideColumns side="start">
        <PanelSkeleton title={t('create.price')} lines={14} />
        <PanelSkeleton title={kit('scope.title')} />
      </SideColumns>
    </PageSkeleton>
  );
}
