import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { CategoryNode } from '@market/domain/catalogue/category-tree';
import { pluralise } from '@market/domain/pluralise';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Combobox } from '@market/ui/combobox';
import { Drawer } from '@market/ui/drawer';
import { Field } from '@market/ui/field';
import { Skeleton } from '@market/ui/skeleton';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { mergeCategory, mergePreviewQuery } from '../categories.queries';
import { formatPath } from '../model/category-nodes';
import {
  mappingEffect,
  suggestedChoices,
  toMapping,
  type MergeChoices,
} from '../model/merge-choices';
import { MergeEffect } from './merge-effect';

interface MergeDrawerProps {
  rows: readonly CategoryNode[];
  category: CategoryNode;
  onClose: () => void;
  onMerged: (into: string) => Promise<void>;
}

export function MergeDrawer({ rows, category, onClose, onMerged }: MergeDrawerProps) {
  const { api } = useServices();
  const reasonId = useId();
  const [into, setInto] = useState<string | null>(null);
  const [changed, setChanged] = useState<MergeChoices>({});
  const preview = useQuery({
    ...mergePreviewQuery(api, category.id, into ?? ''),
    enabled: into !== null,
  });
  const merge = useMutation(mergeCategory(api));
  const target = rows.find(({ id }) => id === into);
  const { data } = preview;
  const choices = data && { ...suggestedChoices(data), ...changed };
  const isClash =
    data?.attributes.some(
      (attribute) => mappingEffect(attribute, choices?.[attribute.id] ?? '', data).isClash,
    ) ?? false;
  const reason = !data
    ? 'Choose a category first'
    : data.problems.length > 0
      ? 'Resolve the problems above first'
      : isClash
        ? 'Resolve the conflicts first'
        : undefined;
  const confirm = () =>
    into !== null &&
    choices &&
    reason === undefined &&
    merge.mutate(
      { params: { id: category.id }, body: { into, attributes: toMapping(choices) } },
      {
        onSuccess: () => void onMerged(into),
        onError: () => {
          setChanged({});
          void preview.refetch();
        },
      },
    );

  return (
    <Drawer
      open
      wide
      onOpenChange={onClose}
      title={target ? `Merge ${category.name} into ${target.name}` : `Merge ${category.name}`}
      description="Nothing changes until you merge."
      footer={
        <>
          {reason !== undefined && (
            <p id={reasonId} className="basis-full text-xs text-muted">
              {reason}
            </p>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            aria-disabled={reason !== undefined}
            aria-describedby={reason === undefined ? undefined : reasonId}
            busy={merge.isPending}
            busyLabel="Merging…"
            onClick={confirm}
          >
            {data ? `Merge ${pluralise(data.products, 'product')}` : 'Merge'}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {merge.error && <Alert>{merge.error.message}</Alert>}
        <Field label="Merge into" hint="A category of the same level">
          <Combobox
            placeholder="Find a category"
            options={rows
              .filter(({ id, level }) => level === category.level && id !== category.id)
              .map(({ id }) => ({ value: id, label: formatPath(rows, id) }))}
            value={into}
            onValueChange={(id) => {
              setInto(id);
              setChanged({});
              merge.reset();
            }}
          />
        </Field>
        {into !== null &&
          target &&
          (queryError(preview) ??
            (data && choices ? (
              <MergeEffect
                preview={data}
                source={category}
                target={target}
                choices={choices}
                onChoose={(id, choice) => setChanged({ ...changed, [id]: choice })}
              />
            ) : (
              <Skeleton className="h-48" />
            )))}
      </div>
    </Drawer>
  );
}
