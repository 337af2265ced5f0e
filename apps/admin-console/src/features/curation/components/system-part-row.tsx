import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { ProductThumbnail } from '@market/console/catalogue/product-name';
import { MAX_QUANTITY } from '@market/domain/carts/max-quantity';
import { variantLabel } from '@market/domain/catalogue/variants';
import { Field } from '@market/ui/field';
import { IconButton } from '@market/ui/icon-button';
import { Input } from '@market/ui/input';
import { Money } from '@market/ui/money';
import { NativeSelect } from '@market/ui/native-select';
import { QuantityStepper } from '@market/ui/quantity-stepper';
import { useServices } from '@market/web-kit/services';
import { productQuery } from '../curation.queries';
import type { DraftPart } from '../model/system-draft';

const problems = { soldOut: 'sold out', unavailable: 'no longer sold' } as const;

interface SystemPartRowProps {
  part: DraftPart;
  errorOf: (field: 'variantId' | 'label' | 'purpose' | 'quantity') => string | undefined;
  onChange: (patch: Partial<DraftPart>) => void;
  onRemove: () => void;
}

export function SystemPartRow({ part, errorOf, onChange, onRemove }: SystemPartRowProps) {
  const { name, image, storeName, unitPrice, quantity, label, purpose, problem } = part;
  return (
    <li className="grid grid-cols-1 gap-3 px-4 py-3 md:px-5">
      <div className="flex items-center gap-3">
        <ProductThumbnail image={image} />
        <span className="min-w-0 flex-1">
          <b className="block truncate text-sm font-semibold" title={name}>
            {name}
          </b>
          <span className="block text-sm wrap-anywhere text-muted">
            {[storeName, part.variantLabel].filter(Boolean).join(', ')}
            {problem && <b className="font-semibold text-danger">{`, ${problems[problem]}`}</b>}
          </span>
        </span>
        <span className="text-sm nums max-md:hidden">
          <Money kobo={unitPrice * quantity} />
        </span>
        <IconButton
          label={`Remove ${name}`}
          icon={<X size={16} />}
          size="sm"
          tooltip="none"
          onClick={onRemove}
        />
      </div>
      {part.hasVariants ? (
        <VariantSelect part={part} error={errorOf('variantId')} onChange={onChange} />
      ) : (
        errorOf('variantId') && (
          <p role="alert" className="text-sm font-medium text-danger">
            {errorOf('variantId')}
          </p>
        )
      )}
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]">
        <Field label="Short name" error={errorOf('label')}>
          <Input
            maxLength={30}
            placeholder="Hybrid inverter"
            value={label}
            onChange={(event) => onChange({ label: event.target.value })}
          />
        </Field>
        <Field label="What it is for" error={errorOf('purpose')}>
          <Input
            maxLength={80}
            value={purpose}
            onChange={(event) => onChange({ purpose: event.target.value })}
          />
        </Field>
        <Field label="Quantity" error={errorOf('quantity')}>
          <QuantityStepper
            label={`Quantity of ${name}`}
            value={quantity}
            max={MAX_QUANTITY}
            onValueChange={(next) => onChange({ quantity: next })}
          />
        </Field>
      </div>
    </li>
  );
}

interface VariantSelectProps {
  part: DraftPart;
  error: string | undefined;
  onChange: (patch: Partial<DraftPart>) => void;
}

/** The variants of a product that was just added. */
function VariantSelect({ part, error, onChange }: VariantSelectProps) {
  const { api } = useServices();
  const product = useQuery(productQuery(api, part.productId));
  const { properties = [], variant: variants = [] } = product.data?.productVariant ?? {};
  return (
    <Field label="Variant" error={product.error?.message ?? error} className="max-w-96">
      <NativeSelect
        value={part.variantId ?? ''}
        disabled={product.isPending}
        onChange={(event) => {
          const chosen = variants.find(({ id }) => id === event.target.value);
          if (chosen)
            onChange({
              variantId: chosen.id,
              unitPrice: chosen.sellingPrice,
              variantLabel: variantLabel(properties, chosen.options),
            });
        }}
      >
        <option value="" disabled>
          Choose one
        </option>
        {variants.map(({ id, options }) => (
          <option key={id} value={id}>
            {variantLabel(properties, options)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
