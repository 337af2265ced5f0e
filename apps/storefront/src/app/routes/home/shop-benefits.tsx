import { Calendar, Lock, ShieldCheck, Undo2 } from 'lucide-react';
import { MIN_RETURN_DAYS } from '@market/domain/orders/return-window';

const benefits = [
  {
    Icon: Calendar,
    title: 'See the delivery day first',
    detail: 'Every product shows its day and fee',
  },
  { Icon: Lock, title: 'Delivery code', detail: 'The rider needs it to hand over your order' },
  {
    Icon: Undo2,
    title: `${MIN_RETURN_DAYS}\u00a0days or more to return`,
    detail: 'Start on your order’s page',
  },
  { Icon: ShieldCheck, title: 'Checked stores', detail: 'Documents and premises, approved twice' },
] as const;

export function ShopBenefits() {
  return (
    <section aria-label="What you can count on" className="border-b border-line bg-surface">
      <ul className="page-wrap grid grid-cols-2 md:grid-cols-4 md:divide-x md:divide-line">
        {benefits.map(({ Icon, title, detail }) => (
          <li
            key={title}
            className="flex gap-3 py-3.5 pr-3 text-xs text-muted md:py-5 md:pl-5 md:first:pl-0"
          >
            <Icon size={18} className="mt-0.5 text-text-2" />
            <span>
              <b className="block text-sm font-semibold text-text">{title}</b>
              {detail}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
