import { useState, type FormEvent, type ReactNode } from 'react';
import type { Category } from '@market/domain/catalogue/category';
import { Button } from '@market/ui/button';
import { Checkbox } from '@market/ui/checkbox';
import { Field } from '@market/ui/field';
import { Input } from '@market/ui/input';
import { Link } from '@market/ui/link';
import type { ListingSearch } from '../model/listing-search';

export interface FilterPanelProps {
  /** The whole tree, and where in it the listing stands. */
  categories: readonly Category[];
  categoryId?: string | undefined;
  search: ListingSearch;
  onChange: (patch: Partial<ListingSearch>) => void;
  categoryHref: (id: string) => string;
}

/** Category tree, price and stock. The same panel stands beside the results and in the phone's sheet. */
export function FilterPanel({ categories, categoryId, search, onChange, categoryHref }: FilterPanelProps) {
  const category = categories.find(({ id }) => id === categoryId);
  return (
    <div>
      <Group title="Category">{category ? <SubCategories category={category} search={search} onChange={onChange} /> : <Categories categories={categories} hrefOf={categoryHref} />}</Group>
      <Group title="Price">
        <PriceRange key={`${search.minPrice}-${search.maxPrice}`} search={search} onChange={onChange} />
      </Group>
      <Group title="Availability">
        <Checkbox label="In stock only" checked={search.inStock === 'true'} onChange={(event) => onChange({ inStock: event.target.checked ? 'true' : undefined })} />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-4 pb-5">
      <h3 className="mb-2.5 text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}

const option = 'flex min-h-8 w-full items-center justify-between gap-3 rounded-1 text-left text-sm hover:underline aria-[current]:font-semibold pointer-coarse:min-h-11';

function Categories({ categories, hrefOf }: { categories: readonly Category[]; hrefOf: (id: string) => string }) {
  return (
    <ul>
      {categories.map(({ id, name, productCount }) => (
        <li key={id}>
          <Link to={hrefOf(id)} className={option}>
            {name} <span className="text-xs text-muted nums">{productCount}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SubCategories({ category, search, onChange }: { category: Category } & Pick<FilterPanelProps, 'search' | 'onChange'>) {
  return (
    <ul>
      <li>
        <button type="button" className={option} aria-current={search.sub ? undefined : 'true'} onClick={() => onChange({ sub: undefined, child: undefined })}>
          {`All ${category.name.toLowerCase()}`}
        </button>
      </li>
      {category.subCategories.map((sub) => (
        <li key={sub.id}>
          <button type="button" className={option} aria-current={search.sub === sub.id && !search.child ? 'true' : undefined} onClick={() => onChange({ sub: sub.id, child: undefined })}>
            {sub.name}
          </button>
          {search.sub === sub.id && sub.childCategories.length > 0 && (
            <ul className="ml-1 border-l border-line pl-3">
              {sub.childCategories.map((child) => (
                <li key={child.id}>
                  <button type="button" className={option} aria-current={search.child === child.id ? 'true' : undefined} onClick={() => onChange({ sub: sub.id, child: child.id })}>
                    {child.name}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

const digits = (text: string): string => text.replace(/\D/g, '').slice(0, 9);
const amountOf = (text: string): number | undefined => (text === '' ? undefined : Number(text));

/** Whole naira, applied by a press or Enter: half-typed amounts filter nothing. */
function PriceRange({ search, onChange }: Pick<FilterPanelProps, 'search' | 'onChange'>) {
  const [least, setLeast] = useState(String(search.minPrice ?? ''));
  const [most, setMost] = useState(String(search.maxPrice ?? ''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [low, high] = [amountOf(least), amountOf(most)];
    const isReversed = low !== undefined && high !== undefined && low > high;
    onChange(isReversed ? { minPrice: high, maxPrice: low } : { minPrice: low, maxPrice: high });
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-2 gap-2">
      <Field label="Lowest price" labelHidden>
        <Input inputMode="numeric" leading="₦" placeholder="Lowest" value={least} onChange={(event) => setLeast(digits(event.target.value))} inputClassName="nums" />
      </Field>
      <Field label="Highest price" labelHidden>
        <Input inputMode="numeric" leading="₦" placeholder="Highest" value={most} onChange={(event) => setMost(digits(event.target.value))} inputClassName="nums" />
      </Field>
      <Button type="submit" size="sm" className="col-span-full">
        Apply price
      </Button>
    </form>
  );
}
