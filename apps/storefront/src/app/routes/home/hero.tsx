import { ArrowRight } from 'lucide-react';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { paths } from '../../paths';
import { HeroScene } from './hero-scene';

/** The introduction with its two main links. */
export function Hero() {
  return (
    <section aria-labelledby="hero" className="border-b border-line">
      <div className="page-wrap grid grid-cols-1 items-center gap-4 max-md:pt-7 max-md:pb-2 md:min-h-[580px] md:grid-cols-[minmax(0,5.4fr)_minmax(0,6.6fr)]">
        <div>
          <h1 id="hero" className="display mb-4 text-hero font-[690] [font-stretch:116%] md:mb-6">
            Run the house. Rest the generator.
          </h1>
          <p className="mb-6 max-w-[44ch] text-md text-text-2 md:mb-8 md:text-lg md:leading-[1.55]">
            Solar, inverters, batteries and cooking gas from stores we have checked twice. One cart,
            one payment, delivered to all 36 states and the FCT.
          </p>
          <p className="flex flex-wrap gap-3 [&>*]:max-md:flex-1">
            <Button
              variant="primary"
              size="lg"
              trailingIcon={<ArrowRight size={18} />}
              render={<Link to={paths.products.href()} />}
            >
              Shop all products
            </Button>
            <Button size="lg" render={<Link to={paths.categories.href()} />}>
              Browse categories
            </Button>
          </p>
        </div>
        <HeroScene />
      </div>
    </section>
  );
}
