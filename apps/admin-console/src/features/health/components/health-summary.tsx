import { Landmark, Mail, Webhook, Zap } from 'lucide-react';
import type { PlatformHealth } from '@market/domain/health/platform-health';
import { StatusTag } from '@market/ui/status-tag';

export function HealthSummary({ health }: { health: PlatformHealth }) {
  const { jobs, waitingJobs, transfers, paymentEvents, mails } = health;
  const kinds = [
    {
      id: 'jobs',
      name: 'Jobs',
      icon: Zap,
      count: jobs.count,
      text: `${jobs.count} failing, ${waitingJobs.count} waiting`,
    },
    {
      id: 'transfers',
      name: 'Transfers',
      icon: Landmark,
      count: transfers.count,
      text: `${transfers.count} rejected`,
    },
    {
      id: 'payment-events',
      name: 'Payment events',
      icon: Webhook,
      count: paymentEvents.count,
      text: `${paymentEvents.count} not processed`,
    },
    {
      id: 'mails',
      name: 'Emails',
      icon: Mail,
      count: mails.count,
      text: `${mails.count} not sent`,
    },
  ];
  if (kinds.every(({ count }) => count === 0)) return null;
  return (
    <ul className="mb-4 grid max-md:hidden gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {kinds.map(({ id, name, icon: Icon, count, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={`flex h-full min-h-20 items-center gap-3 rounded-3 border border-line border-s-4 bg-surface px-4 py-3 hover:bg-sunken ${count > 0 ? 'border-s-danger' : 'border-s-success'}`}
          >
            <span aria-hidden="true" className="flex-none rounded-2 bg-sunken p-2">
              <Icon size={18} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-muted nums">{text}</span>
            </span>
            <StatusTag tone={count > 0 ? 'problem' : 'done'}>
              {count > 0 ? 'Needs action' : 'OK'}
            </StatusTag>
          </a>
        </li>
      ))}
    </ul>
  );
}
