import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { CategoryNode } from '@market/domain/catalogue/category-tree';
import {
  fitRuleInputSchema,
  fitSuggestions,
  MAX_FIT_CHECKS,
  type ListedFitRule,
} from '@market/domain/catalogue/fit-rule.schema';
import { Button } from '@market/ui/button';
import { FormAlert } from '@market/web-kit/form-alert';
import { NativeSelectField, TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { attributesQuery, createFitRule, updateFitRule } from '../categories.queries';
import { formatPath } from '../model/category-nodes';
import { newCheck, suggestsText, toFitRuleInput } from '../model/fit-rule-texts';
import { FitCheckFields } from './fit-check-fields';

interface FitRuleFormProps {
  rows: readonly CategoryNode[];
  category: CategoryNode;
  rule: ListedFitRule | undefined;
  onClose: () => void;
}

export function FitRuleForm({ rows, category, rule, onClose }: FitRuleFormProps) {
  const { api } = useServices();
  const create = useMutation(createFitRule(api));
  const update = useMutation(updateFitRule(api));
  const form = useContractForm(fitRuleInputSchema, toFitRuleInput(rule, category.id));
  const { control } = form;
  const checks = useFieldArray({ control, name: 'checks' });
  const [categoryId, otherId, noun, otherNoun] = useWatch({
    control,
    name: ['categoryId', 'otherCategoryId', 'noun', 'otherNoun'],
  });
  const attributes = useAttributes(categoryId);
  const otherAttributes = useAttributes(otherId);
  const options = [
    { value: '', label: 'Choose' },
    ...rows.map(({ id }) => ({ value: id, label: formatPath(rows, id) })),
  ];
  const submit = form.submit(async (body) => {
    await (rule
      ? update.mutateAsync({ params: { id: rule.id }, body })
      : create.mutateAsync({ body }));
    onClose();
  });
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={rule ? `Change ${rule.noun} and ${rule.otherNoun}` : 'Add a rule'}
      className="grid gap-4 border-b border-line bg-accent-soft/40 px-4 py-4 md:px-5"
    >
      {form.formError && <FormAlert>{form.formError}</FormAlert>}
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <NativeSelectField
          control={control}
          name="categoryId"
          label="Products of"
          options={options}
        />
        <TextField
          control={control}
          name="noun"
          label="Name for one"
          maxLength={40}
          placeholder="battery"
        />
        <NativeSelectField
          control={control}
          name="otherCategoryId"
          label="Go with products of"
          options={options}
        />
        <TextField
          control={control}
          name="otherNoun"
          label="Name for the other"
          maxLength={40}
          placeholder="inverter"
        />
        <NativeSelectField
          control={control}
          name="suggests"
          label="The shop suggests"
          options={fitSuggestions.map((value) => ({
            value,
            label: suggestsText(value, { noun, otherNoun }),
          }))}
        />
      </div>
      <div className="grid gap-3">
        {checks.fields.map(({ id }, place) => (
          <FitCheckFields
            key={id}
            control={control}
            place={place}
            attributes={attributes}
            otherAttributes={otherAttributes}
            onRemove={checks.fields.length > 1 ? () => checks.remove(place) : undefined}
          />
        ))}
        {checks.fields.length < MAX_FIT_CHECKS && (
          <Button
            size="sm"
            className="w-fit"
            icon={<Plus size={16} />}
            onClick={() => checks.append(newCheck)}
          >
            Add a check
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span className="flex flex-wrap gap-2">
          <Button
            variant="ink"
            type="submit"
            busy={form.formState.isSubmitting}
            busyLabel="Saving…"
          >
            {rule ? 'Save rule' : 'Add rule'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </span>
        <span className="min-w-0 flex-1 basis-60 text-sm text-text-2">
          All checks must pass. Customers see the first check as the reason.
        </span>
      </div>
    </form>
  );
}

function useAttributes(categoryId: string) {
  const { api } = useServices();
  const { data = [] } = useQuery({
    ...attributesQuery(api, categoryId),
    enabled: categoryId !== '',
  });
  return data;
}
