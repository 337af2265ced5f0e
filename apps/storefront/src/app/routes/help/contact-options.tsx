import type { ReactNode } from 'react';
import { Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import { buttonClass } from '@market/ui/button';
import { telHref } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';

/** Shows only the contact details that are configured. */
export function ContactOptions() {
  const { supportPhone, supportHours, supportEmail, officeAddress } = useServices().config;
  return (
    <ul className="grid divide-y divide-line rounded-3 border border-line bg-surface">
      {supportPhone && (
        <ContactOption
          Icon={Phone}
          title={`Call ${supportPhone}`}
          detail={supportHours}
          action={
            <a href={telHref(supportPhone)} className={buttonClass()}>
              Call now
            </a>
          }
        />
      )}
      {supportEmail && (
        <ContactOption
          Icon={Mail}
          title={supportEmail}
          detail="Put your order number in the subject if you have one."
          action={
            <a href={`mailto:${supportEmail}`} className={buttonClass()}>
              Send an email
            </a>
          }
        />
      )}
      {officeAddress && (
        <ContactOption
          Icon={MapPin}
          title="Office"
          detail={`${officeAddress}. No goods are sold or collected here.`}
        />
      )}
    </ul>
  );
}

interface ContactOptionProps {
  Icon: LucideIcon;
  title: string;
  detail: string | undefined;
  action?: ReactNode;
}

function ContactOption({ Icon, title, detail, action }: ContactOptionProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 p-5">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="flex items-center gap-2.5 font-semibold">
          <Icon size={18} className="flex-none" />
          <span className="min-w-0 break-words nums">{title}</span>
        </h3>
        {detail && <p className="mt-1 text-sm text-text-2">{detail}</p>}
      </div>
      {action}
    </li>
  );
}
