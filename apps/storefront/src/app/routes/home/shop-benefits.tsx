import { Calendar, Lock, ShieldCheck, Undo2 } from 'lucide-react';
import { MIN_RETURN_DAYS } from '@market/domain/orders/return-window';

const benefits = [
  {
    Icon: Calendar,
    title: 'See the delivery day first',
    detail: 'The day and fee are on every product',
  },
  { Icon: Lock, title: 'Delivery code', detail: 'Nothing is handed over without it' },
  {
    Icon: Undo2,
    title: `${MIN_RETURN_DAYS}\u00a0days or more to return`,
    detail: 'From your order page',
  },
  { Icon: ShieldCheck, title: 'Checked stores', detail: 'Documents and premises, two approvals' },
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
