import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';

interface StateBannerProps {
  tone: 'bad' | 'good';
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

const looks = {
  bad: { Icon: CircleAlert, colours: 'bg-danger-soft text-on-danger-soft' },
  good: { Icon: CircleCheck, colours: 'bg-success-soft text-on-success-soft' },
} as const;

export function StateBanner({ tone, title, children, action }: StateBannerProps) {
  const { Icon, colours } = looks[tone];
  return (
    <section
      aria-label={title}
      className={`mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-3 p-5 md:px-6 ${colours}`}
    >
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-4">
        <Icon size={26} className="flex-none" />
        <div className="min-w-0">
          <h2 className="text-lg leading-snug font-semibold">{title}</h2>
          <div className="text-sm break-words">{children}</div>
        </div>
      </div>
      {action}
    </section>
  );
}
