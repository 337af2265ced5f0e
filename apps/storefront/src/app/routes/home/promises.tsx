import { CreditCard, ShieldCheck, Truck, Undo2 } from 'lucide-react';
import { MIN_RETURN_DAYS } from '@market/domain/orders/return-window';

const promises = [
  { Icon: ShieldCheck, title: 'Two approvals per store', detail: 'Documents, then premises' },
  { Icon: Truck, title: 'Delivery code at the door', detail: 'Nothing is handed over without it' },
  {
    Icon: Undo2,
    title: 'Return or replace',
    detail: `${MIN_RETURN_DAYS}\u00a0days or more after delivery`,
  },
  { Icon: CreditCard, title: 'One card payment', detail: 'Even when you buy from five stores' },
] as const;

export function Promises() {
  return (
    <section aria-label="What you can count on" className="border-b border-line bg-surface">
      <ul className="page-wrap grid grid-cols-2 md:grid-cols-4 md:divide-x md:divide-line">
        {promises.map(({ Icon, title, detail }) => (
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
