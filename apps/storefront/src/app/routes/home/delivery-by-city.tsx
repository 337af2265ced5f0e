import { useQuery } from '@tanstack/react-query';
import { defaultDispatchRules } from '@market/domain/shipping/dispatch-rules';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { tariffQuery } from '../../../features/catalogue/card-promises';
import { listCityDays, EXAMPLE_ORIGIN_STATE } from '../../../features/catalogue/model/city-days';
import { QueryView } from '../../../shared/query-view';
import { helpHref } from '../../hrefs';
import { deliveryByCityClass, HomeSection } from './home-section';

const gridClass =
  'grid grid-cols-2 overflow-hidden rounded-3 border border-line bg-surface md:grid-cols-3 xl:grid-cols-6';

/** Delivery days and fees for six cities, from the tariff that checkouts use. */
export function DeliveryByCity() {
  const { api } = useServices();
  const tariff = useQuery(tariffQuery(api));
  const now = useNow();
  return (
    <HomeSection
      id="cities"
      title="Delivery if you order today"
      note={`From a store in ${EXAMPLE_ORIGIN_STATE} that ships orders placed before ${defaultDispatchRules.cutOff} the same day. Heavy goods cost more.`}
      action={
        <Link to={helpHref('fees')} className="link touch-area">
          All delivery fees
        </Link>
      }
    >
      <QueryView
        query={tariff}
        headingLevel={3}
        skeleton={<Skeleton className={deliveryByCityClass} />}
      >
        {(prices) => (
          <ul className={gridClass}>
            {listCityDays(prices, now).map(({ city, days, fee }) => (
              <li
                key={city}
                className="-mt-px -ml-px border-t border-l border-line px-3.5 py-3.5 md:px-5 md:py-4.5"
              >
                <b className="block font-semibold">{city}</b>
                <span className="text-sm text-text-2 first-letter:uppercase">{days}</span>
                <span className="mt-0.5 block text-xs text-muted nums">
                  {`from ${moneyText(fee).replace(/\.00$/, '')}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </HomeSection>
  );
}
