import { homePageTexts } from '@market/domain/catalogue/home-page';
import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { imageUrl } from '@market/domain/image';
import { pluralise } from '@market/domain/pluralise';
import type { HomeSystem } from '@market/domain/systems/system';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { PartRow } from '@market/ui/part-row';
import { Price } from '@market/ui/price';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { EnergyUseBar } from '../../../features/systems/components/energy-use-bar';
import { homeSystemQuery } from '../../../features/systems/systems.queries';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { AddSystemToCart } from '../../add-system-to-cart';
import { productHref } from '../../hrefs';
import { paths } from '../../paths';
import { sectionClass } from './home-section';

const SystemDelivery = lazyBrowserPart(
  async () => (await import('./system-delivery')).SystemDelivery,
);

export function SystemSection() {
  const { api } = useServices();
  const { data: system, isPending } = useQuery(homeSystemQuery(api));
  if (isPending)
    return (
      <div className={sectionClass}>
        <Skeleton className="h-260 rounded-3 lg:h-140" />
      </div>
    );
  return system ? <Section system={system} /> : null;
}

function Section({ system }: { system: HomeSystem }) {
  const { name, summary, parts, total, use } = system;
  const units = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  const isBuyable = parts.every(({ problem }) => problem === undefined);
  return (
    <section
      id="system"
      aria-labelledby="system-name"
      className={`${sectionClass} grid scroll-mt-4 items-start gap-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14`}
    >
      <div>
        <h2 id="system-name" className="display text-d1">
          {name}
        </h2>
        <p className="mt-2.5 max-w-[52ch] text-md text-text-2">{summary}</p>
        <p className="mt-3.5 text-[clamp(2rem,1.6rem+1.6vw,2.75rem)] leading-tight tracking-[-.03em]">
          <Price kobo={total} size="inherit" />
        </p>
        <p className="min-h-5.5 text-sm text-muted nums">
          <Suspense>
            <SystemDelivery parts={parts} />
          </Suspense>
        </p>
        {use && <EnergyUseBar use={use} />}
        <UnsupportedAppliances system={system} />
      </div>
      <div className="overflow-hidden rounded-3 border border-line bg-surface">
        <ul className="divide-y divide-line">
          {parts.map((part) => (
            <PartRow
              key={part.variantId}
              part={part}
              to={productHref({ id: part.productId })}
              imageUrl={part.image && imageUrl(part.image, 320)}
            >
              <p className="mt-0.5 text-sm text-muted">{part.purpose}</p>
            </PartRow>
          ))}
        </ul>
        <div className="flex flex-col gap-3 border-t border-line bg-sunken p-3.5 md:flex-row md:items-center md:px-5 md:py-4">
          <p className="text-sm text-text-2 md:mr-auto">
            {`${pluralise(parts.length, 'product')}, ${pluralise(units, 'unit')}`}
            <b className="block text-md font-semibold text-text nums">{moneyText(total)}</b>
          </p>
          <Button size="lg" render={<Link to={paths.system.href({ use: system.loads })} />}>
            Change the size
          </Button>
          {isBuyable ? (
            <AddSystemToCart parts={parts} />
          ) : (
            <p className="text-sm font-semibold">{homePageTexts.systemSoldOut}</p>
          )}
        </div>
      </div>
    </section>
  );
}

function UnsupportedAppliances({ system: { notFor, loads } }: { system: HomeSystem }) {
  const named = notFor.filter(({ name }) => !notFor.some((other) => isKindOf(name, other.name)));
  if (named.length === 0) return null;
  const use = [loads, ...named.map(({ id }) => id)].filter(Boolean).join();
  return (
    <p className="mt-5.5 border-t border-line pt-4 text-sm leading-normal text-text-2">
      <b className="font-semibold text-text">Not for</b>
      {` ${listText(named.map(({ name }) => name))} as well. `}
      <Link to={paths.system.href({ use })} className="link touch-area">
        Size a system for them
      </Link>
    </p>
  );
}

/** Whether the first name is the second with more words, as in "inverter air conditioner". */
const isKindOf = (name: string, other: string): boolean =>
  name !== other && other.split(' ').every((word) => name.split(' ').includes(word));

const listText = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    names.map((name) => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${lowercaseFirst(name)}`),
  );

const lowercaseFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
