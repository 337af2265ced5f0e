import { Suspense } from 'react';
import { Form } from 'react-router-dom';
import { CircleQuestionMark, House, Package, Search } from 'lucide-react';
import reel from '@market/ui/illustrations/cable-reel.svg';
import { Button } from '@market/ui/button';
import { Input } from '@market/ui/input';
import { Link } from '@market/ui/link';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { paths } from '../../paths';
import { CategoriesSection } from './categories-section';

const RecentProducts = lazyBrowserPart(
  async () => (await import('../cart/recent-products')).RecentProducts,
);

export function NotFoundLinks() {
  return (
    <div className="page-wrap">
      <div className="grid items-center gap-x-10 gap-y-8 py-8 md:grid-cols-[minmax(0,1fr)_auto] md:py-16">
        <div className="min-w-0">
          <p className="text-sm text-muted">Error 404</p>
          <h1 className="display mt-1 text-d1">We cannot find this page</h1>
          <p className="mt-2.5 max-w-(--measure) text-text-2">
            The product may have sold out and been removed, or the address may be mistyped.
          </p>
          <Form
            action={paths.products.pattern}
            role="search"
            aria-label="Search the shop"
            className="mt-6 flex max-w-140 gap-2"
          >
            <Input
              type="search"
              size="lg"
              name="search"
              aria-label="Search the shop"
              placeholder="Try 5 kVA inverter"
              leading={<Search size={19} />}
              className="flex-1"
            />
            <Button type="submit" variant="primary" size="lg">
              Search
            </Button>
          </Form>
          <div className="mt-4 flex flex-wrap gap-2 max-md:[&>*]:flex-auto max-md:[&>*]:px-3">
            <Button icon={<House size={17} />} render={<Link to={paths.home.href()} />}>
              Home
            </Button>
            <Button icon={<Package size={17} />} render={<Link to={paths.orders.href()} />}>
              Track an order
            </Button>
            <Button
              icon={<CircleQuestionMark size={17} />}
              render={<Link to={paths.help.href()} />}
            >
              Help
            </Button>
          </div>
        </div>
        <img
          src={reel}
          alt=""
          width={300}
          height={300}
          className="size-44 max-md:hidden lg:size-75"
        />
      </div>
      <CategoriesSection />
      <Suspense>
        <RecentProducts />
      </Suspense>
    </div>
  );
}
