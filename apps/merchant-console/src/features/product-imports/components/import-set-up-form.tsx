import type { Category } from '@market/domain/catalogue/category';
import {
  importStartSchema,
  type ImportPreview,
  type ImportStart,
} from '@market/domain/catalogue/product-import';
import { pluralise } from '@market/domain/pluralise';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { FormAlert } from '@market/web-kit/form-alert';
import { NumberField, SwitchField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { CategoryChoiceField } from './category-choice';
import { SourceFields } from './source-fields';

const DEFAULT_WEIGHT_KG = 1;

interface ImportSetUpFormProps {
  preview: ImportPreview;
  categories: readonly Category[];
  onStart: (choices: ImportStart) => Promise<unknown>;
}

export function ImportSetUpForm({ preview, categories, onStart }: ImportSetUpFormProps) {
  const { sources, withoutWeight, withImages, total } = preview;
  const { control, submit, formError, formState } = useContractForm(importStartSchema, {
    mapping: sources.map(({ kind, value, choice }) => ({ kind, value, choice })),
    weight: DEFAULT_WEIGHT_KG,
    withImages: withImages > 0,
  });
  return (
    <form onSubmit={submit(onStart)} noValidate className="grid gap-4">
      {formError && <FormAlert>{formError}</FormAlert>}
      <Card title="Categories">
        <div className="grid gap-5">
          <p className="text-sm text-text-2">
            Choose a category for each type and tag. Your next file starts with the same choices.
            Prices are in naira.
          </p>
          <SourceFields control={control} sources={sources} categories={categories} />
          <CategoryChoiceField
            control={control}
            name="otherwise"
            label="All others"
            hint="Products without a category are not imported"
            categories={categories}
            placeholder="Do not import them"
          />
        </div>
      </Card>
      {(withoutWeight > 0 || withImages > 0) && (
        <Card title="Missing values">
          <div className="grid gap-5">
            {withoutWeight > 0 && (
              <div className="max-w-60">
                <NumberField
                  control={control}
                  name="weight"
                  label="Default weight"
                  hint={`Used for ${pluralise(withoutWeight, 'product')} without a weight. Delivery fees depend on it.`}
                  unit="kg"
                  decimals={3}
                />
              </div>
            )}
            {withImages > 0 && (
              <SwitchField
                control={control}
                name="withImages"
                label="Import images"
                description={`${pluralise(withImages, 'product')} with image URLs. Images that cannot be downloaded are reported and left out.`}
              />
            )}
          </div>
        </Card>
      )}
      <div>
        <Button
          type="submit"
          variant="primary"
          disabled={total === 0}
          busy={formState.isSubmitting}
          busyLabel="Starting…"
        >
          {total === 0 ? 'Nothing to import' : `Import ${pluralise(total, 'product')}`}
        </Button>
      </div>
    </form>
  );
}
