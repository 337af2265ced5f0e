import { useQuery } from '@tanstack/react-query';
import { Printer, UserRoundSearch } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { deliveryPartners } from '@market/api-client/access';
import { formatLongDate, lagosDate } from '@market/domain/lagos-time';
import type { RouteStop } from '@market/domain/orders/delivery-board';
import { pluralise } from '@market/domain/pluralise';
import { shortDayText } from '@market/domain/shipping/promise-text';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { Button } from '@market/ui/button';
import { DateInput } from '@market/ui/date-input';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { PageHeader } from '@market/ui/page-header';
import { Skeleton } from '@market/ui/skeleton';
import { queryError } from '@market/web-kit/list/query-error';
import { getErrorStatus } from '@market/web-kit/route-problem';
import { useServices } from '@market/web-kit/services';
import { useCan, useUser } from '@market/web-kit/use-session';
import { routeSheetQuery } from '../../../features/board/board.queries';
import { LogisticsLayout } from '../../layouts/logistics-layout';
import { paths } from '../../paths';

/** Shows a dispatcher's own stops when there is no rider in the URL. */
export function RouteSheetPage() {
  const { api } = useServices();
  const user = useUser();
  const delivers = useCan()(deliveryPartners);
  const [params, setParams] = useSearchParams();
  const riderId = params.get('rider') ?? (delivers ? user?.id : undefined) ?? '';
  const day = params.get('day') ?? lagosDate(new Date());
  const sheet = useQuery({ ...routeSheetQuery(api, { riderId, day }), enabled: riderId !== '' });
  const hasRider = riderId !== '' && getErrorStatus(sheet.error) !== 404;
  return (
    <LogisticsLayout>
      <div className="print:hidden">
        <PageHeader
          breadcrumbs={
            <Breadcrumbs
              items={[
                { label: 'Delivery board', to: paths.board.href() },
                { label: 'Route sheet' },
              ]}
            />
          }
          title="Route sheet"
          description="Stops by state, local government area and street"
          actions={
            hasRider && (
              <>
                <DateInput
                  aria-label="Day"
                  value={day}
                  onValueChange={(next) =>
                    next && setParams({ rider: riderId, day: next }, { replace: true })
                  }
                  className="w-auto!"
                />
                <Button variant="primary" icon={<Printer size={16} />} onClick={() => print()}>
                  Print or save as PDF
                </Button>
              </>
            )
          }
        />
      </div>
      {hasRider ? (
        (queryError(sheet) ??
        (!sheet.data ? (
          <Skeleton className="h-96" />
        ) : sheet.data.rows.length === 0 ? (
          <EmptyState title={`No stops for ${sheet.data.riderName} on ${shortDayText(day)}`}>
            Assign orders for this day on the delivery board.
          </EmptyState>
        ) : (
          <Sheet riderName={sheet.data.riderName} day={day} stops={sheet.data.rows} />
        )))
      ) : (
        <EmptyState
          title={riderId === '' ? 'No rider chosen' : 'This rider does not exist'}
          icon={<UserRoundSearch size={26} />}
          action={
            <Button variant="ink" render={<Link to={paths.board.href()} />}>
              Go to the delivery board
            </Button>
          }
        >
          Choose a rider’s route sheet on the delivery board.
        </EmptyState>
      )}
    </LogisticsLayout>
  );
}

/** Always light, because it is printed. */
function Sheet({
  riderName,
  day,
  stops,
}: {
  riderName: string;
  day: string;
  stops: readonly RouteStop[];
}) {
  const weight = Number(stops.reduce((sum, stop) => sum + stop.weight, 0).toFixed(1));
  return (
    <article
      data-theme="light"
      aria-label={`Route sheet for ${riderName}`}
      className="rounded-3 border border-line bg-surface p-4 text-sm text-text md:p-8 print:rounded-none print:border-0 print:p-0"
    >
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-2 border-b-2 border-text pb-3">
        <h2 className="text-xl font-bold">{riderName}</h2>
        <p className="nums">
          {`${formatLongDate(`${day}T12:00:00Z`)}, ${pluralise(stops.length, 'stop')}, ${weight.toLocaleString('en-NG')} kg`}
        </p>
      </header>
      <ol>
        {stops.map((stop, index) => (
          <Stop key={stop.id} stop={stop} number={index + 1} />
        ))}
      </ol>
    </article>
  );
}

function Stop({ stop, number }: { stop: RouteStop; number: number }) {
  const { pickUpAddress: from, deliveryAddress: to } = stop;
  return (
    <li className="grid break-inside-avoid gap-x-6 gap-y-2 border-b border-line py-3 sm:grid-cols-[2rem_1fr_1fr_12rem] print:grid-cols-[2rem_1fr_1fr_12rem]">
      <b className="text-lg font-bold nums">{number}</b>
      <Party
        title={`Pick up ${stop.orderName}`}
        name={stop.storeName}
        lines={from ? [from.street, `${from.city}, ${from.state}`, from.phoneNumber] : []}
      />
      <Party
        title={stop.promisedBy ? `Deliver by ${shortDayText(stop.promisedBy)}` : 'Deliver'}
        name={to.fullName}
        lines={[to.address, `${to.lga}, ${to.stateOrRegion}`, to.landmark, to.phoneNumber]}
      />
      <div className="grid content-between gap-2">
        <p className="nums">
          {`${pluralise(stop.itemCount, 'unit')}, ${stop.weight} kg`}
          {stop.toCollect !== undefined && (
            <b className="block font-bold">{`Collect ${moneyText(stop.toCollect)} in cash`}</b>
          )}
        </p>
        <p className="flex h-14 items-end border border-text px-2 pb-1 text-xs text-muted">
          Signature
        </p>
      </div>
      {(stop.note ?? stop.orderNote) && (
        <p className="sm:col-span-3 sm:col-start-2 print:col-span-3 print:col-start-2">
          {[stop.note, stop.orderNote].filter(Boolean).join('. ')}
        </p>
      )}
    </li>
  );
}

function Party({
  title,
  name,
  lines,
}: {
  title: string;
  name: string;
  lines: readonly (string | undefined)[];
}) {
  return (
    <section>
      <h3 className="text-xs text-muted nums">{title}</h3>
      <address className="break-words not-italic">
        <b className="block font-semibold">{name}</b>
        {lines.filter(Boolean).map((line) => (
          <span key={line} className="block nums">
            {line}
          </span>
        ))}
      </address>
    </section>
  );
}
