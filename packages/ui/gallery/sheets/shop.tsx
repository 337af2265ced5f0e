import { Accordion } from '../../src/components/accordion';
import { Button } from '../../src/components/button';
import { Checkbox } from '../../src/components/checkbox';
import { ReviewItem } from '../../src/components/review-item';
import { StoreCard } from '../../src/components/store-card';
import { Sample, Sheet } from './sheet';

export function ShopSheet() {
  return (
    <Sheet title="Shop parts">
      <Sample title="Stores">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <StoreCard
            name="Helios Yard"
            to="#1"
            place="Ikeja, Lagos"
            verified
            stars={{ value: 4.8 }}
            followers={12480}
            action={<Button size="sm">Follow</Button>}
          />
          <StoreCard
            name="Duravolt Outlet"
            to="#2"
            place="Ogba, Lagos"
            verified
            stars={{ value: 4.9, count: 318 }}
            followers={1}
          />
          <StoreCard name="Garden City Gas" to="#3" place="Port Harcourt, Rivers" />
        </div>
      </Sample>
      <Sample title="Filters">
        <div className="max-w-64">
          <Accordion title="Voltage" defaultOpen>
            <div className="grid gap-2.5">
              <Checkbox label="12 V" />
              <Checkbox label="48 V" defaultChecked />
            </div>
          </Accordion>
          <Accordion title="Brand">
            <Checkbox label="Axora" />
          </Accordion>
        </div>
      </Sample>
      <Sample title="Reviews">
        <ReviewItem
          author="Chidinma Okafor"
          stars={5}
          date="18 Nov 2026"
          detail="bought 5 kVA, Signal white"
          reply={{
            store: 'Helios Yard',
            text: 'Thank you. Register the serial number for the longer warranty.',
          }}
        >
          Runs two freezers and the lights through the night. The app shows every hour of it.
        </ReviewItem>
        <ReviewItem author="Musa Danladi" stars={3} date="2 Nov 2026">
          Good machine, the fan is louder than I thought.
        </ReviewItem>
      </Sample>
    </Sheet>
  );
}
