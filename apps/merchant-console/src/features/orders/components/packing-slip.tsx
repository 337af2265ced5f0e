import { pluralise } from '@market/domain/pluralise';
import { formatDate } from '@market/domain/lagos-time';
import type { PackingSlip } from '@market/domain/orders/merchant-orders';
import { Brand } from '@market/ui/brand';
import { itemDetails } from '@market/console/orders/order-texts';

interface PackingSlipSheetProps {
  slip: PackingSlip;
  platformName: string;
}

/** Always light, because it is printed. */
export function PackingSlipSheet({ slip, platformName }: PackingSlipSheetProps) {
  const {
    orderName,
    storeName,
    pickUpAddress: from,
    deliveryAddress: to,
    orderItems,
    orderNote,
    weight,
    withinLagos,
    createdAt,
  } = slip;
  const units = orderItems.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article
      data-theme="light"
      aria-label={`Packing slip ${orderName}`}
      className="grid gap-7 rounded-3 border border-line bg-surface px-4 py-6 text-sm text-text md:p-10 print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <Brand name={platformName} />
        <div className="sm:text-right print:text-right">
          <h2 className="text-xl font-bold">Packing slip</h2>
          <p className="font-semibold nums">{orderName}</p>
          <p className="text-muted nums">{formatDate(createdAt)}</p>
        </div>
      </header>
      <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <Party
          title="From"
          name={storeName}
          lines={from ? [from.street, `${from.city}, ${from.state}`, from.phoneNumber] : []}
        />
        <Party
          title="To"
          name={to.fullName}
          lines={[to.address, `${to.lga}, ${to.stateOrRegion}`, to.landmark, to.phoneNumber]}
        />
      </div>
      <div>
        <Goods items={orderItems} />
        <p className="mt-4 text-right text-muted nums">{`${pluralise(units, 'unit')}, ${weight} kg, ${withinLagos ? 'within Lagos' : 'interstate'}`}</p>
      </div>
      {orderNote && (
        <section className="break-inside-avoid rounded-2 border border-line p-4">
          <h3 className="text-muted">Customer’s note</h3>
          <p className="break-words whitespace-pre-line">{orderNote}</p>
        </section>
      )}
      <p className="text-muted">
        The rider asks for a 6-digit code at the door. Check the goods before you read out the code.
      </p>
    </article>
  );
}

interface PartyProps {
  title: string;
  name: string;
  lines: readonly (string | undefined)[];
}

function Party({ title, name, lines }: PartyProps) {
  return (
    <section>
      <h3 className="text-muted">{title}</h3>
      <address className="leading-relaxed break-words not-italic">
        <b className="block font-semibold">{name}</b>
        {lines.filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </section>
  );
}

const cellClass = 'py-2.5 pl-3 align-top';

function Goods({ items }: { items: PackingSlip['orderItems'] }) {
  return (
    <table className="w-full">
      <caption className="sr-only">To pack</caption>
      <thead>
        <tr className="border-b-2 border-text text-left">
          <th scope="col" className="w-8 py-2">
            <span className="sr-only">Packed</span>
          </th>
          <th scope="col" className={`${cellClass} font-semibold`}>
            Product
          </th>
          <th scope="col" className={`${cellClass} font-semibold`}>
            SKU
          </th>
          <th scope="col" className={`${cellClass} text-right font-semibold`}>
            Units
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id} className="break-inside-avoid border-b border-line">
            <td className="py-2.5 align-top">
              <span aria-hidden="true" className="mt-0.5 block size-4 border-2 border-text" />
            </td>
            <th scope="row" className={`${cellClass} text-left font-medium wrap-anywhere`}>
              {item.productName}
              <span className="block text-xs font-normal text-muted">{itemDetails(item)}</span>
            </th>
            <td className={`${cellClass} nums wrap-anywhere`}>{item.sku}</td>
            <td className={`${cellClass} text-right text-base font-bold nums`}>{item.quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
