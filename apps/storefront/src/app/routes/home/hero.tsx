import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import type { HomeSystem } from '@market/domain/systems/system';
import { Money } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { homeSystemQuery } from '../../../features/systems/systems.queries';
import { paths } from '../../paths';
import { HeroScene } from './hero-scene';

export function Hero() {
  const { api } = useServices();
  const { data: system } = useQuery(homeSystemQuery(api));
  return (
    <section aria-labelledby="hero" className="border-b border-line">
      <div className="page-wrap grid grid-cols-1 items-center gap-4 max-md:pt-7 max-md:pb-2 md:min-h-[580px] md:grid-cols-[minmax(0,5.4fr)_minmax(0,6.6fr)]">
        <div>
          <h1 id="hero" className="display mb-4 text-hero font-[690] [font-stretch:116%] md:mb-6">
            Run the house. Rest the generator.
          </h1>
          <p className="mb-6 max-w-[50ch] text-md text-pretty text-text-2 md:mb-8 md:text-lg md:leading-[1.55]">
            Solar, inverters, batteries and cooking gas from stores we have checked. See the
            delivery day and fee before you pay.
          </p>
          <p className="flex flex-wrap gap-3 [&>*]:max-md:flex-1">
            <Button
              variant="primary"
              size="lg"
              trailingIcon={<ArrowRight size={18} />}
              render={<Link to={system === null ? paths.products.href() : '#system'} />}
            >
              {system === null ? 'Shop all products' : 'See this system'}
            </Button>
            <Button size="lg" render={<Link to={paths.categories.href()} />}>
              Shop by category
            </Button>
          </p>
          <p className="mt-4 min-h-11 text-sm text-text-2 md:mt-6 md:min-h-5.5">
            {system && <Note system={system} />}
          </p>
        </div>
        <HeroScene parts={system?.parts} />
      </div>
    </section>
  );
}

/**
 * Phones show the price on its own line, because it does not fit on the first line in every font.
 */
const Note = ({ system: { parts, total } }: { system: HomeSystem }) => (
  <>
    {`${labels(parts.map(({ label }) => label))}: `}
    <b className="font-semibold text-text max-md:block">
      <Money kobo={total} />
    </b>
  </>
);

/** `Panels, hybrid inverter, battery and freezer` */
const labels = (all: readonly string[]): string => {
  const lower = all.map((label, index) =>
    index === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1),
  );
  return [lower.slice(0, -1).join(', '), ...lower.slice(-1)].filter(Boolean).join(' and ');
};
