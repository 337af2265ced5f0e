import { Card } from '../../src/components/card';
import { Price } from '../../src/components/price';
import { ProductCard, ProductCardSkeleton } from '../../src/components/product-card';
import { ProgressRing } from '../../src/components/progress-ring';
import { Rating } from '../../src/components/rating';
import { KeyRatingLabel } from '../../src/components/key-rating-label';
import { StatusTag } from '../../src/components/status-tag';
import { Stepper } from '../../src/components/stepper';
import { StoreMonogram } from '../../src/components/store-monogram';
import { Timeline } from '../../src/components/timeline';
import { products } from './sample-data';
import { Sample, Sheet } from './sheet';
import { OrdersTable, TableStates } from './orders-table';
import { Figures } from './figures';

function Marks() {
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-4">
        <StatusTag tone="pending">Pending</StatusTag>
        <StatusTag tone="confirmed">Confirmed</StatusTag>
        <StatusTag tone="moving">In transit</StatusTag>
        <StatusTag tone="done">Delivered</StatusTag>
        <StatusTag tone="problem">Returned</StatusTag>
        <StatusTag>Cancelled</StatusTag>
        <StatusTag plain>Interstate</StatusTag>
        <KeyRatingLabel rating="5 kVA" />
        <KeyRatingLabel rating="5.12 kWh" size="lg" />
        <Rating value={4.8} count={212} />
        <Rating value={3.6} look="stars" />
        <StoreMonogram name="Helios Yard" />
        <StoreMonogram name="Duravolt" size="sm" />
        <Price kobo={125000000} wasKobo={139000000} size="xl" />
        <ProgressRing percent={25} label="Set up" />
      </div>
      <div className="mt-8 grid gap-8 md:grid-cols-2">
        <Stepper
          label="Order"
          steps={['Paid', 'Confirmed', 'Assigned', 'Picked up', 'In transit', 'Delivered']}
          current={2}
        />
        <Timeline
          label="Activity"
          items={[
            { id: '1', title: 'Waiting for a delivery assignment', time: 'Now', state: 'current' },
            {
              id: '2',
              title: 'Helios Yard confirmed the order',
              detail: 'Ngozi Eze',
              time: 'Today, 10:26',
              state: 'done',
            },
            {
              id: '3',
              title: 'Payment received',
              detail: '₦1,799,200.00',
              time: 'Today, 09:48',
              state: 'done',
            },
          ]}
        />
      </div>
    </Card>
  );
}

export function DataSheet() {
  return (
    <Sheet title="Data">
      <Sample title="Table">
        <OrdersTable />
      </Sample>
      <Sample title="Table states">
        <TableStates />
      </Sample>
      <Sample title="Figures">
        <Figures />
      </Sample>
      <Sample title="Marks">
        <Marks />
      </Sample>
      <Sample title="Products">
        <div className="grid grid-cols-2 gap-x-3 gap-y-7 md:grid-cols-3 md:gap-x-5 lg:grid-cols-6">
          {products.map((product) => (
            <ProductCard key={product.to} product={product} />
          ))}
          <ProductCardSkeleton />
        </div>
      </Sample>
    </Sheet>
  );
}
