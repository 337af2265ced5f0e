import { useQuery } from '@tanstack/react-query';
import { imageUrl } from '@market/domain/image';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { categoryTreeQuery } from '../../../features/catalogue/catalogue.queries';
import {
  comparison,
  MAX_COMPARED_PRODUCTS,
  MIN_COMPARED_PRODUCTS,
} from '../../../shared/comparison';
import { useStoredValue } from '../../../shared/stored-value';
import { compareHref } from '../../hrefs';

const darkButtonClass = 'border-control! bg-transparent! text-on-strong!';

export function CompareTray() {
  const { api } = useServices();
  const { categoryId, products } = useStoredValue(comparison);
  const category = useQuery(categoryTreeQuery(api)).data?.find(({ id }) => id === categoryId);
  const free = MAX_COMPARED_PRODUCTS - products.length;
  const others = category?.name.toLowerCase() ?? 'products';
  return (
    <section
      aria-label="Compare"
      className="sticky bottom-0 z-(--z-sticky) border-y border-strong-line bg-strong text-on-strong max-md:bottom-14"
    >
      <div className="page-wrap flex min-h-18 items-center gap-2.5 py-2.5 md:gap-4">
        <p role="status" className="text-sm">
          <b className="block font-semibold whitespace-nowrap">
            <span className="max-md:sr-only">Compare</span>
            {` ${products.length} of ${MAX_COMPARED_PRODUCTS}`}
          </b>
          <span className="text-xs text-on-strong-muted max-md:sr-only">
            {free > 0 ? `Add up to ${free} more ${others}` : 'Remove one to add another'}
          </span>
        </p>
        <ul className="flex gap-2">
          {products.map(({ id, name, image }) => (
            <li key={id} className="size-11 rounded-2 bg-well p-1 md:size-13">
              {image && (
                <img
                  src={imageUrl(image, 160)}
                  alt={name}
                  width={52}
                  height={52}
                  className="size-full object-contain"
                />
              )}
            </li>
          ))}
          {Array.from({ length: free }, (_, place) => (
            <li
              key={place}
              aria-hidden="true"
              className="grid size-13 place-items-center rounded-2 border border-dashed border-control text-xs text-on-strong-muted max-md:hidden"
            >
              {products.length + place + 1}
            </li>
          ))}
        </ul>
        <Button className={`ml-auto max-md:hidden ${darkButtonClass}`} onClick={comparison.clear}>
          Clear
        </Button>
        {products.length >= MIN_COMPARED_PRODUCTS && (
          <Button
            variant="primary"
            className="max-md:ml-auto max-md:min-h-11"
            render={<Link to={compareHref(products.map(({ id }) => ({ id })))} />}
          >
            Compare
          </Button>
        )}
      </div>
    </section>
  );
}
