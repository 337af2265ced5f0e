import type { ReactNode } from 'react';
import { ShieldCheck, Truck, Undo2, type LucideIcon } from 'lucide-react';
import { formatDate } from '@market/domain/lagos-time';
import { returnPromiseText } from '@market/domain/orders/return-window';
import type { Policy } from '@market/domain/policies/policy';
import type { PolicyKind } from '@market/domain/policies/policy-kinds';
import { weekdayNames, type DispatchRules } from '@market/domain/shipping/dispatch-rules';
import type { StorePage } from '@market/domain/stores/store-page';

interface StoreTermsProps {
  store: StorePage;
  policies: readonly Policy[];
  /** The store's dispatch time. Undefined when it has no products. */
  dispatch: DispatchRules | undefined;
  platformName: string;
  /** A link to the complete policies. Empty when there are none. */
  allPolicies: ReactNode;
}

/** Uses the texts of the store's own policies, if it has any. */
export function StoreTerms({
  store,
  policies,
  dispatch,
  platformName,
  allPolicies,
}: StoreTermsProps) {
  const { storeName, returnDays, city, state, street, openedAt } = store;
  const words = (kind: PolicyKind) => {
    const policy = policies.find((each) => each.kind === kind);
    return policy && firstParagraph(policy.text);
  };
  const place = [street, city, state].filter(Boolean).join(', ');
  return (
    <section aria-labelledby="buying" className="page-wrap pt-12 md:pt-16">
      <header className="mb-5 flex flex-wrap items-baseline gap-x-5 gap-y-1 md:mb-6">
        <h2 id="buying" className="display text-d2 break-words">{`Buying from ${storeName}`}</h2>
        {allPolicies && <span className="ml-auto text-sm">{allPolicies}</span>}
      </header>
      <ul className="grid rounded-3 border border-line bg-surface max-md:divide-y max-md:divide-line md:grid-cols-3 md:divide-x md:divide-line">
        <Column Icon={Truck} title="Delivery">
          {dispatch && <p>{dispatchText(dispatch, city)}</p>}
          <Words text={words('shipping')} />
        </Column>
        <Column Icon={Undo2} title="Returns">
          <p>{`${returnPromiseText(returnDays)} of delivery.`}</p>
          <Words text={words('returns')} />
        </Column>
        <Column Icon={ShieldCheck} title="Approved store">
          <p>{`Our team has approved this store twice. On ${platformName} since ${formatDate(openedAt)}.`}</p>
          {place && <p>{place}</p>}
        </Column>
      </ul>
    </section>
  );
}

function Column({
  Icon,
  title,
  children,
}: {
  Icon: LucideIcon;
  title: string;
  children: ReactNode;
}) {
  return (
    <li className="min-w-0 p-5 md:p-6">
      <Icon size={22} />
      <h3 className="mt-3 mb-1.5 font-semibold">{title}</h3>
      <div className="grid gap-1.5 text-sm leading-[1.55] break-words text-text-2">{children}</div>
    </li>
  );
}

const Words = ({ text }: { text: string | undefined }) =>
  text && <p className="line-clamp-4">{text}</p>;

const firstParagraph = (text: string): string => text.trim().split(/\n\s*\n/)[0] ?? '';

/** `Orders placed before 14:00 are sent from Ikeja the same day, Monday to Friday.` */
function dispatchText({ cutOff, workingDays }: DispatchRules, city: string | undefined): string {
  const from = city ? ` from ${city}` : '';
  return `Orders placed before ${cutOff} are sent${from} the same day, ${daysText(workingDays)}.`;
}

function daysText(days: readonly number[]): string {
  const sorted = days.toSorted((a, b) => a - b);
  const names = Object.entries(weekdayNames).flatMap(([day, name]) =>
    sorted.includes(Number(day)) ? [name] : [],
  );
  const [first, last] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const isRun = sorted.length > 2 && last - first === sorted.length - 1;
  return isRun ? `${names[0]} to ${names.at(-1)}` : new Intl.ListFormat('en-GB').format(names);
}
