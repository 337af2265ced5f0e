import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '@market/ui/button';
import { DataTable, type Column } from '@market/ui/data-table';
import { Field } from '@market/ui/field';
import { Input } from '@market/ui/input';
import { MoneyInput } from '@market/ui/money-input';
import { variantLabel, type NewVariant } from '../model/variants';
import type { ProductControl, ProductFormParts } from './product-control';

interface Row {
  index: number;
  label: string;
}
interface CellProps extends Row {
  control: ProductControl;
}

function SkuCell({ control, index, label }: CellProps) {
  const { field, fieldState } = useController({ control, name: `variants.${index}.sku` });
  return (
    <Field label={`SKU of ${label}`} labelHidden error={fieldState.error?.message} className="md:w-28">
      <Input {...field} size="sm" />
    </Field>
  );
}

function PriceCell({ control, index, label, part }: CellProps & { part: 'price' | 'sellingPrice' }) {
  const { field, fieldState } = useController({ control, name: `variants.${index}.${part}` });
  return (
    <Field label={`${part === 'price' ? 'List price' : 'Selling price'} of ${label}`} labelHidden error={fieldState.error?.message} className="md:w-37">
      <MoneyInput size="sm" ref={field.ref} name={field.name} onBlur={field.onBlur} value={field.value ?? null} onValueChange={(kobo) => field.onChange(kobo)} />
    </Field>
  );
}

function QuantityCell({ control, index, label }: CellProps) {
  const { field, fieldState } = useController({ control, name: `variants.${index}.quantity` });
  return (
    <Field label={`Stock of ${label}`} labelHidden error={fieldState.error?.message} className="w-17">
      <Input
        {...field}
        size="sm"
        type="number"
        inputMode="numeric"
        min={0}
        value={field.value ?? ''}
        onChange={(event) => field.onChange(event.target.value === '' ? null : event.target.valueAsNumber)}
        inputClassName="nums text-right"
      />
    </Field>
  );
}

const columnsOf = (control: ProductControl): Column<Row>[] => [
  { id: 'variant', header: 'Variant', cell: ({ label }) => label },
  { id: 'sku', header: 'SKU', cell: (row) => <SkuCell control={control} {...row} /> },
  { id: 'selling', header: 'Selling price', cell: (row) => <PriceCell control={control} part="sellingPrice" {...row} /> },
  { id: 'price', header: 'List price', cell: (row) => <PriceCell control={control} part="price" {...row} /> },
  { id: 'quantity', header: 'In stock', cell: (row) => <QuantityCell control={control} {...row} /> },
];

type Amounts = Partial<Pick<NewVariant, 'price' | 'sellingPrice'>>;

/** One row for every combination; chosen rows can be priced together. */
export function VariantTable({ control, setValue, variants }: Pick<ProductFormParts, 'control' | 'setValue'> & { variants: readonly NewVariant[] }) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [price, setPrice] = useState<number | null>(null);
  const rows = variants.map((variant, index) => ({ index, label: variantLabel(variant) }));
  const setChosen = (amounts: Amounts) =>
    setValue(
      'variants',
      variants.map((variant, index) => (selected.has(index) ? { ...variant, ...amounts } : variant)),
      { shouldDirty: true },
    );

  return (
    <DataTable
      bare
      caption="Variants"
      columns={columnsOf(control)}
      rows={rows}
      rowKey={({ index }) => index}
      empty={null}
      selection={{
        selected,
        onChange: setSelected,
        rowLabel: ({ label }) => label,
        actions: (
          <>
            <MoneyInput size="sm" aria-label="Price for the chosen variants" className="w-36!" value={price} onValueChange={setPrice} />
            <Button size="sm" disabled={price === null} onClick={() => price !== null && setChosen({ price, sellingPrice: price })}>
              Set price
            </Button>
          </>
        ),
      }}
    />
  );
}
