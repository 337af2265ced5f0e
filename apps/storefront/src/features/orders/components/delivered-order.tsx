import { Star } from 'lucide-react';
import { imageUrl } from '@market/domain/image';
import { formatTime, lagosDate } from '@market/domain/lagos-time';
import type { Order } from '@market/domain/orders/order';
import { dayText } from '@market/domain/shipping/promise-text';
import { Link } from '@market/ui/link';
import { StateBanner } from './state-banner';

export function ReturnBanner({ order: { returnableUntil, storeName } }: { order: Order }) {
  if (!returnableUntil) return null;
  return (
    <StateBanner
      tone="good"
      title={`You can return or replace until ${dayText(lagosDate(new Date(returnableUntil)))}`}
    >
      <p>{`Choose what to return and give the reason. ${storeName} will respond to your request.`}</p>
    </StateBanner>
  );
}

interface ProofProps {
  order: Order;
  reviewTo: string;
}

export function ProofOfDelivery({
  order: { deliveryProof: proof, orderItems },
  reviewTo,
}: ProofProps) {
  const [item] = orderItems;
  return (
    <section
      aria-labelledby="proof"
      className="mt-4 flex flex-wrap items-start gap-5 rounded-3 border border-line bg-surface p-5"
    >
      {proof?.photo && (
        <a
          href={imageUrl(proof.photo, 1280)}
          target="_blank"
          rel="noreferrer"
          className="flex-none overflow-clip rounded-2"
        >
          <img
            src={imageUrl(proof.photo, 320)}
            alt="The delivered goods"
            width={152}
            height={114}
            loading="lazy"
            decoding="async"
            className="h-28.5 w-38 bg-sunken object-contain"
          />
        </a>
      )}
      <div className="grid min-w-0 flex-1 basis-60 gap-3 text-sm">
        <div>
          <h2 id="proof" className="text-md font-semibold">
            Proof of delivery
          </h2>
          <p className="text-text-2 nums">{proofText(proof)}</p>
        </div>
        <Link
          to={reviewTo}
          className="link inline-flex min-h-6 items-center gap-2 justify-self-start pointer-coarse:min-h-11"
        >
          <Star size={18} />
          {orderItems.length === 1 && item
            ? `How is the ${item.productName}?`
            : 'How is your order?'}
        </Link>
      </div>
    </section>
  );
}

function proofText(proof: Order['deliveryProof']): string {
  if (!proof) return 'The rider recorded the delivery.';
  const how = proof.kind === 'code' ? 'Your code was entered by' : 'Confirmed by';
  return `${how} ${proof.by} at ${formatTime(proof.deliveredAt)}${proof.photo ? ', with a photo' : ''}.`;
}
