import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { variantLabel } from '@market/domain/catalogue/variants';
import { BulkBar } from '@market/ui/bulk-bar';
import { Button } from '@market/ui/button';
import { DataTable, type Column } from '@market/ui/data-table';
import { Field } from '@market/ui/field';
import { MoneyInput } from '@market/ui/money-input';
import { NumberInput } from '@market/ui/number-input';
import { Select } from '@market/ui/select';
import { fillColumn, variantColumns, type NewVariant, type VariantColumn } from '../model/variants';
import type { ProductControl, ProductFormParts } from '../product-form.schema';
import { WrappingInput } from './wrapping-input';

interface Row {
  index: number;
  label: string;
}
interface CellProps extends Row {
  control: ProductControl;
}

/** The number of SKU characters that fit on one line, for browsers without `field-sizing`. */
const SKU_LINE_LENGTH = 16;

function SkuCell({ control, index, label }: CellProps) {
  const { field, fieldState } = useController({ control, name: `variant.${index}.sku` });
  return (
    <Field
      label={`SKU of ${label}`}
      labelHidden
      error={fieldState.error?.message}
      className={`${pairedCellClass} md:w-44`}
    >
      <WrappingInput
        {...field}
        onValueChange={field.onChange}
        size="sm"
        rows={Math.ceil(field.value.length / SKU_LINE_LENGTH) || 1}
      />
    </Field>
  );
}

function PriceCell({
  control,
  index,
  label,
  part,
}: CellProps & { part: 'price' | 'sellingPrice' }) {
  const { field, fieldState } = useController({ control, name: `variant.${index}.${part}` });
  return (
    <Field
      label={`${part === 'price' ? 'List price' : 'Selling price'} of ${label}`}
      labelHidden
      error={fieldState.error?.message}
      className={`${pairedCellClass} md:w-37`}
    >
      <MoneyInput
        size="sm"
        ref={field.ref}
        name={field.name}
        onBlur={field.onBlur}
        // oxlint-disable-next-line typescript/no-unnecessary-condition -- an emptied number field holds null
        value={field.value ?? null}
        onValueChange={field.onChange}
      />
    </Field>
  );
}

function QuantityCell({ control, index, label }: CellProps) {
  const { field, fieldState } = useController({ control, name: `variant.${index}.quantity` });
  return (
    <Field
      label={`Stock of ${label}`}
      labelHidden
      error={fieldState.error?.message}
      className={`${pairedCellClass} md:w-17`}
    >
      <NumberInput
        ref={field.ref}
        name={field.name}
        onBlur={field.onBlur}
        size="sm"
        // oxlint-disable-next-line typescript/no-unnecessary-condition -- an emptied number field holds null
        value={field.value ?? null}
        onValueChange={field.onChange}
        inputClassName="nums text-right"
      />
    </Field>
  );
}

/** On phones, the controls of a row are stacked and have equal widths. */
const pairedCellClass = 'max-md:w-44';

/** Text wraps, so that the price stays visible. The padding separates errors from the next row. */
const cellClass = 'md:whitespace-normal! md:py-2';

const createColumns = (control: ProductControl): Column<Row>[] => [
  {
    id: 'variant',
    header: 'Variant',
    className: cellClass,
    cell: ({ label }) => <span className="block md:max-w-30">{label}</span>,
  },
  {
    id: 'sku',
    header: 'SKU',
    className: cellClass,
    cell: (row) => <SkuCell control={control} {...row} />,
  },
  {
    id: 'selling',
    header: 'Selling price',
    className: cellClass,
    cell: (row) => <PriceCell control={control} part="sellingPrice" {...row} />,
  },
  {
    id: 'price',
    header: 'List price',
    className: cellClass,
    cell: (row) => <PriceCell control={control} part="price" {...row} />,
  },
  {
    id: 'quantity',
    header: 'In stock',
    className: cellClass,
    cell: (row) => <QuantityCell control={control} {...row} />,
  },
];

const columnLabels: Readonly<Record<VariantColumn, string>> = {
  sellingPrice: 'Selling price',
  price: 'List price',
  quantity: 'Stock',
};
const columnOptions = variantColumns.map((value) => ({ value, label: columnLabels[value] }));

function ColumnFill({ onFill }: { onFill: (column: VariantColumn, value: number) => void }) {
  const [column, setColumn] = useState<VariantColumn>('sellingPrice');
  const [value, setValue] = useState<number | null>(null);
  const name = `${columnLabels[column]} of the selected variants`;
  return (
    <>
      <Select
        label="Column to fill"
        size="sm"
        fit
        options={columnOptions}
        value={column}
        onValueChange={(next) => {
          setColumn(next);
          setValue(null);
        }}
      />
      <Field key={column} label={name} labelHidden>
        {column === 'quantity' ? (
          <NumberInput
            size="sm"
            className="w-24"
            inputClassName="nums"
            value={value}
            onValueChange={setValue}
          />
        ) : (
          <MoneyInput size="sm" className="w-36!" value={value} onValueChange={setValue} />
        )}
      </Field>
      <Button
        size="sm"
        disabled={value === null || Number.isNaN(value)}
        onClick={() => value !== null && onFill(column, value)}
      >
        Fill
      </Button>
    </>
  );
}

export function VariantTable({
  control,
  setValue,
  getValues,
  variants,
}: ProductFormParts & { variants: readonly NewVariant[] }) {
  const properties = useWatch({ control, name: 'variantProperties' });
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const rows = variants.map((variant, index) => ({
    index,
    label: variantLabel(properties, variant.options),
  }));
  // The options may have been removed in the meantime.
  const chosen = new Set([...selected].filter((index) => index < variants.length));

  return (
    <DataTable
      bare
      caption="Variants"
      columns={createColumns(control)}
      rows={rows}
      rowKey={({ index }) => index}
      empty={null}
      selection={{
        selected: chosen,
        onChange: setSelected,
        rowLabel: ({ label }) => label,
        Bar: BulkBar,
        actions: (
          <ColumnFill
            onFill={(column, value) =>
              setValue('variant', fillColumn(getValues('variant'), chosen, column, value), {
                shouldDirty: true,
              })
            }
          />
        ),
      }}
    />
  );
}
