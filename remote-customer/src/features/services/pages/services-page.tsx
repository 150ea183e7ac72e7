import { servicePath, SERVICES } from '@metier/contract';
import { useServiceName } from '@metier/shared-kit/marketplace/project';
import { PageHeader, QueryStates, Skeleton, TextLink, ValueRow, Waiting } from '@metier/shared-kit/ui';
import { useCatalogue } from '../../../shared/catalogue/catalogue.api.ts';
import { FromPrice } from '../../../shared/price/from-price.tsx';
import { useTexts } from '../../../texts.ts';
import { ServicesByType } from '../components/services-by-type.tsx';

/** `/services`: all services by type, each with its minimum price, for everybody. */
export function Page() {
  const t = useTexts();
  const serviceName = useServiceName();
  return (
    <>
      <PageHeader title={t('services.title')} lead={t('services.lead')} />
      <QueryStates framed query={useCatalogue()} skeleton={<ServicesSkeleton />}>
        {({ services }) => (
          <ServicesByType
            rowsOf={(type) =>
              services
                .filter((service) => service.type === type)
                .map(({ id, minimum_price }) => (
                  <ValueRow
                    key={id}
                    name={<TextLink to={servicePath(id)}>{serviceName(id)}</TextLink>}
                    value={<FromPrice minimumPrice={minimum_price} />}
                  />
                ))
            }
          />
        )}
      </QueryStates>
    </>
  );
}

const ServicesSkeleton = () => (
  <Waiting>
    <ServicesByType
      rowsOf={(type) =>
        SERVICES.filter((service) => service.type === type).map(({ id }) => (
          <ValueRow key={id} name={<Skeleton width={140} />} value={<Skeleton width={72} />} />
        ))
      }
    />
  </Waiting>
);
