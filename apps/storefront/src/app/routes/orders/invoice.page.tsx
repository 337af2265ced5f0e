import './invoice.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ArrowLeft, Printer } from 'lucide-react';
import { formatDate } from '@market/domain/lagos-time';
import type { Order } from '@market/domain/orders/order';
import { payOnDeliveryText } from '@market/domain/orders/pay-on-delivery-text';
import { arrivesText } from '@market/domain/shipping/promise-text';
import { sellerAddress, sellerNumbers } from '@market/domain/transactions/seller';
import { paymentDetailsText } from '@market/domain/transactions/payment-details';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import { Brand } from '@market/ui/brand';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { AddressLines } from '../../../features/addresses/components/address-lines';
import { InvoiceLines } from '../../../features/orders/components/invoice-lines';
import { orderQuery } from '../../../features/orders/orders.queries';
import { PageTitle } from '../../../shared/page-title';
import { paths } from '../../paths';

/** The page has no shop frame, which would be printed too. */
export function InvoicePage() {
  const { api, config } = useServices();
  const { orderId = '' } = useParams();
  const { data: order } = useSuspenseQuery(orderQuery(api, orderId));
  return (
    <>
      <PageTitle>{`Invoice ${order.orderName}`}</PageTitle>
      <div className="invoice-desk min-h-dvh bg-sunken pb-10">
        <nav
          aria-label="Invoice"
          className="mx-auto flex max-w-[210mm] items-center justify-between gap-3 px-4 py-4 print:hidden"
        >
          <Link
            to={paths.order.href({ orderId })}
            className="link inline-flex min-h-6 items-center gap-1.5 text-sm"
          >
            <ArrowLeft size={16} /> Back to the order
          </Link>
          <Button variant="primary" icon={<Printer size={16} />} onClick={() => print()}>
            Print
          </Button>
        </nav>
        <main
          id="main"
          tabIndex={-1}
          className="invoice-sheet mx-auto max-w-[210mm] border border-line bg-surface p-5 outline-none! shadow-none! sm:p-10 md:p-14"
        >
          <header className="mb-8 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
            <Brand name={config.platformName} />
            <div className="text-sm sm:text-right">
              <h1 className="text-2xl font-bold">Invoice</h1>
              <p className="nums">{order.orderName}</p>
              <p className="text-muted nums">{formatDate(order.createdAt)}</p>
            </div>
          </header>
          <Parties order={order} />
          <InvoiceLines order={order} />
          <Payment order={order} />
        </main>
      </div>
    </>
  );
}

function Parties({
  order: { storeName, deliveryAddress, seller = { storeName } },
}: {
  order: Order;
}) {
  return (
    <div className="mb-8 grid grid-cols-1 gap-6 text-sm sm:grid-cols-2">
      <section aria-labelledby="sold-by">
        <h2 id="sold-by" className="text-muted">
          Sold by
        </h2>
        <p className="font-semibold break-words">{seller.storeName}</p>
        {[sellerAddress(seller), seller.phoneNumber, ...sellerNumbers(seller)]
          .filter(Boolean)
          .map((line) => (
            <p key={line} className="nums">
              {line}
            </p>
          ))}
      </section>
      <section aria-labelledby="billed-to">
        <h2 id="billed-to" className="text-muted">
          Billed and delivered to
        </h2>
        <p className="font-semibold break-words">{deliveryAddress.fullName}</p>
        <AddressLines address={deliveryAddress} />
        {deliveryAddress.emailAddress && (
          <p className="break-words text-muted">{deliveryAddress.emailAddress}</p>
        )}
      </section>
    </div>
  );
}

function Payment({ order }: { order: Order }) {
  const { payment, checkoutReference, orderName, promise, payOnDelivery } = order;
  return (
    <section aria-label="Payment" className="mt-8 border-t border-line pt-5 text-sm">
      <p className="font-semibold">
        {payOnDeliveryText(order) ??
          (payment?.paidAt ? `Paid ${formatDate(payment.paidAt)}` : 'Paid')}
      </p>
      {payOnDelivery?.collectedAt && (
        <p className="text-text-2">{`Collected ${formatDate(payOnDelivery.collectedAt)}`}</p>
      )}
      {payment && !payOnDelivery && <p className="text-text-2">{paymentDetailsText(payment)}</p>}
      <p className="text-xs leading-6 text-muted nums">{`Payment ${shortPaymentReference(payment?.reference ?? checkoutReference)}`}</p>
      {promise && <p className="text-text-2 nums">{arrivesText(promise)}</p>}
      <p className="mt-4 text-muted">{`Questions? Quote ${orderName} when you contact us.`}</p>
    </section>
  );
}
