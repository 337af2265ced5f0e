import { useDeferredValue, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { parseAttributeChoices } from '@market/domain/catalogue/attribute-choices';
import type { CatalogueFacets } from '@market/domain/catalogue/facets';
import { parseOptionChoices } from '@market/domain/catalogue/option-choices';
import { Accordion } from '@market/ui/accordion';
import { RadioGroup } from '@market/ui/radio-group';
import type { SearchPatch } from '@market/web-kit/router/list-search';
import { useServices } from '@market/web-kit/services';
import { QueryView } from '../../../shared/query-view';
import { facetsQuery } from '../listing.queries';
import type { CategoryPlace, CategoryView } from '../model/category-place';
import { parseIds, isOptionChosen, toggleId, toggleOption } from '../model/choices';
import { countText } from '../model/count-text';
import { ratingLabel } from '../model/filter-chips';
import type { ListingSearch } from '../model/listing-search';
import { ArrivalFilter, type ArrivalFilterProps } from './arrival-filter';
import { AttributeFilter } from './attribute-filters';
import { CategoryLinks } from './category-links';
import { ChoiceList, ChoiceCount } from './choice-list';
import { FilterPanelSkeleton } from './filter-panel-skeleton';
import { PriceFilter } from './price-filter';
import { splitTerms, TermFilter } from './term-filter';

export interface FilterPanelProps {
  /** The listing's place in the category tree; undefined for all products. */
  category: CategoryView | undefined;
  search: ListingSearch;
  onChange: (patch: SearchPatch<ListingSearch>) => void;
  /** The shopper's delivery place, if known, and the URL of the page to choose one. */
  delivery: ArrivalFilterProps['delivery'];
  /**
   * The URL of the same filters in another category. Without a category, the filters apply to all
   * products.
   */
  hrefOf: (place: CategoryPlace | undefined) => string;
}

/** The first few attributes or properties are expanded, the others collapsed. */
const OPEN_GROUPS = 3;

/** Used both next to the results and in the filter sheet of narrow screens. */
export function FilterPanel(props: FilterPanelProps) {
  const { api } = useServices();
  // Requested after the ticked box has been painted.
  const deferredSearch = useDeferredValue(props.search);
  const scope = { ...props.category?.place, deliverTo: props.delivery.place?.state };
  const facets = useQuery(facetsQuery(api, scope, deferredSearch));
  return (
    <QueryView query={facets} headingLevel={3} skeleton={<FilterPanelSkeleton />}>
      {(data) => <Filters {...props} facets={data} />}
    </QueryView>
  );
}

function Filters({
  category,
  search,
  onChange,
  delivery,
  hrefOf,
  facets,
}: FilterPanelProps & { facets: CatalogueFacets }) {
  const { price, stores, ratings } = facets;
  const left = (count: number): string => `${countText(count)}${facets.isPartial ? '+' : ''}`;
  const chosen = new Set(parseOptionChoices(search.options ?? '').map(({ property }) => property));
  const filtered = new Set(parseAttributeChoices(search.attributes ?? '').map(({ id }) => id));
  const [terms, ranges] = splitTerms(facets.attributes);
  // Properties are useful only within a category or a search, not across all products.
  const options =
    category || search.search
      ? facets.options
      : facets.options.filter(({ property }) => chosen.has(property));
  const flags = [
    {
      value: 'inStock',
      label: 'In stock',
      count: left(facets.inStock),
      checked: search.inStock === 'true',
    },
    {
      value: 'onSale',
      label: 'On sale',
      count: left(facets.onSale),
      checked: search.onSale === 'true',
    },
  ];
  return (
    <>
      {(category || facets.categories.length > 0) && (
        <Group title="Category">
          <CategoryLinks category={category} found={facets.categories} hrefOf={hrefOf} />
        </Group>
      )}
      {ranges.map((facet, index) => (
        <Group
          key={facet.id}
          title={facet.name}
          open={index < OPEN_GROUPS || filtered.has(facet.id)}
        >
          <AttributeFilter
            facet={facet}
            chosen={search.attributes}
            left={left}
            onChange={(change) =>
              onChange((current) => ({ attributes: change(current.attributes) }))
            }
          />
        </Group>
      ))}
      {price && (
        <Group title="Price">
          <PriceFilter prices={price} search={search} onChange={onChange} />
        </Group>
      )}
      <Group title={delivery.place ? `Arrives in ${delivery.place.label} by` : 'Arrives by'}>
        <ArrivalFilter
          delivery={delivery}
          days={facets.arrivals}
          chosen={search.arrivesBy}
          left={left}
          onChange={(arrivesBy) => onChange({ arrivesBy })}
        />
      </Group>
      {terms.map((facet) => (
        <Group key={facet.id} title={facet.name}>
          <TermFilter
            facet={facet}
            chosen={search.attributes}
            left={left}
            onChange={(change) =>
              onChange((current) => ({ attributes: change(current.attributes) }))
            }
          />
        </Group>
      ))}
      {stores.length > 0 && (
        <Group title="Store">
          <ChoiceList
            label="Store"
            finder="Find a store"
            choices={stores.map(({ id, storeName, count }) => ({
              value: id,
              label: storeName,
              count: left(count),
              checked: parseIds(search.store).includes(id),
            }))}
            onToggle={(id) => onChange((current) => ({ store: toggleId(current.store, id) }))}
          />
        </Group>
      )}
      {options.map(({ property, options: values }, index) => (
        <Group
          key={property}
          title={property}
          open={(index < OPEN_GROUPS && facets.attributes.length === 0) || chosen.has(property)}
        >
          <ChoiceList
            label={property}
            choices={values.map(({ option, count }) => ({
              value: option,
              label: option,
              count: left(count),
              checked: isOptionChosen(search.options, property, option),
            }))}
            onToggle={(option) =>
              onChange((current) => ({ options: toggleOption(current.options, property, option) }))
            }
          />
        </Group>
      ))}
      <Group title="Customer rating">
        <RadioGroup
          legend="Customer rating"
          legendHidden
          value={String(search.rating ?? '')}
          options={[
            { value: '', label: 'Any rating' },
            ...ratings.map(({ rating, count }) => ({
              value: String(rating),
              label: ratingLabel(rating),
              trailing: <ChoiceCount>{left(count)}</ChoiceCount>,
            })),
          ]}
          onValueChange={(value) => onChange({ rating: value === '' ? undefined : Number(value) })}
        />
      </Group>
      <Group title="Availability and offers">
        <ChoiceList
          label="Availability and offers"
          choices={flags}
          onToggle={(flag) =>
            onChange(
              flag === 'inStock'
                ? { inStock: search.inStock ? undefined : 'true' }
                : { onSale: search.onSale ? undefined : 'true' },
            )
          }
        />
      </Group>
    </>
  );
}

function Group({
  title,
  open = true,
  children,
}: {
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <Accordion
      title={title}
      defaultOpen={open}
      className="border-t border-b-0 max-lg:first:border-t-0"
    >
      {children}
    </Accordion>
  );
}
