import type { ReactNode } from 'react';
import { formatDate } from '@market/domain/lagos-time';
import type { Invoice } from '@market/domain/transactions/invoice';
import { sellerAddress, sellerNumbers, vatOfGoods } from '@market/domain/transactions/seller';
import { transactionPaymentText } from '@market/domain/transactions/payment-details';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import { DescriptionList } from '@market/ui/description-list';
import { Money, moneyText } from '@market/ui/money';

/** Always light, because it is printed. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { seller, buyer, payment } = invoice;
  const vat = vatOfGoods(invoice);
  return (
    <article
      data-theme="light"
      className="grid gap-8 rounded-3 border border-line bg-surface px-4 py-6 text-text md:p-10 print:border-0 print:p-0"
    >
      <header className="flex flex-wrap justify-between gap-x-10 gap-y-4">
        <div className="min-w-0">
          <h2 className="text-xl font-bold">{seller.storeName}</h2>
          <address className="mt-1 text-sm text-muted not-italic">
            {sellerAddress(seller)}
            {seller.phoneNumber && <span className="block nums">{seller.phoneNumber}</span>}
            {sellerNumbers(seller).map((number) => (
              <span key={number} className="block nums">
                {number}
              </span>
            ))}
          </address>
        </div>
        <DescriptionList
          amounts
          className="min-w-56 content-start max-sm:w-full"
          items={[
            { term: 'Invoice', value: invoice.invoiceNumber },
            { term: 'Order', value: invoice.orderName },
            { term: 'Issued', value: formatDate(invoice.issuedAt) },
          ]}
        />
      </header>
      <div className="grid gap-6 sm:grid-cols-2">
        <Part title="Billed to">
          <b className="block font-semibold">{buyer.fullName}</b>
          {buyer.address}, {buyer.lga}, {buyer.state}
          <span className="block nums">{buyer.phoneNumber}</span>
        </Part>
        <Part title="Paid">
          {formatDate(payment.paidAt)}, {transactionPaymentText(payment)}
          <span className="block text-muted nums">{shortPaymentReference(payment.reference)}</span>
        </Part>
      </div>
      <Lines invoice={invoice} />
      <DescriptionList
        amounts
        className="w-full justify-self-end sm:max-w-80"
        items={[
          { term: 'Goods', value: moneyText(invoice.subtotal) },
          ...(invoice.discount > 0
            ? [{ term: 'Discount', value: moneyText(-invoice.discount) }]
            : []),
          { term: 'Delivery', value: moneyText(invoice.shippingFee) },
          { term: 'Total paid', value: moneyText(invoice.total), total: true },
          ...(vat
            ? [{ term: `VAT included (${vat.percent}%)`, value: moneyText(vat.amount) }]
            : []),
          ...(invoice.refunded > 0
            ? [{ term: 'Refunded', value: moneyText(-invoice.refunded) }]
            : []),
        ]}
      />
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="text-sm">
      <h3 className="mb-1 text-xs font-semibold text-muted">{title}</h3>
      {children}
    </section>
  );
}

function Lines({ invoice: { lines, discount } }: { invoice: Invoice }) {
  const amount = 'py-2.5 pl-4 text-right align-top whitespace-nowrap nums';
  // On phones the table shows only item and amount. Print and wide screens show all columns.
  const wide = `${amount} max-sm:hidden print:table-cell`;
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Items</caption>
      <thead className="border-b border-text text-xs">
        <tr>
          <th scope="col" className="py-2 text-left font-semibold">
            Item
          </th>
          <th scope="col" className={`${amount} font-semibold`}>
            Quantity
          </th>
          <th scope="col" className={`${wide} font-semibold`}>
            Price
          </th>
          {discount > 0 && (
            <th scope="col" className={`${wide} font-semibold`}>
              Discount
            </th>
          )}
          <th scope="col" className={`${amount} font-semibold`}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="break-inside-avoid border-b border-line">
            <th scope="row" className="py-2.5 text-left font-medium">
              {line.productName}
              <span className="block text-xs font-normal text-muted">
                {[...Object.values(line.options), line.sku].join(', ')}
              </span>
            </th>
            <td className={amount}>{line.quantity}</td>
            <td className={wide}>
              <Money kobo={line.unitPrice} />
            </td>
            {discount > 0 && (
              <td className={wide}>{line.discount > 0 ? moneyText(-line.discount) : '–'}</td>
            )}
            <td className={amount}>
              <Money kobo={line.total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
