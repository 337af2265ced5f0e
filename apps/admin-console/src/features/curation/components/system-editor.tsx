import { lazy, Suspense } from 'react';
import { sumKobo } from '@market/domain/money';
import { MAX_SYSTEM_PARTS } from '@market/domain/systems/system';
import { Card } from '@market/ui/card';
import { Field } from '@market/ui/field';
import { Input } from '@market/ui/input';
import { Money } from '@market/ui/money';
import { NumberInput } from '@market/ui/number-input';
import { Skeleton } from '@market/ui/skeleton';
import { newPart, type DraftPart } from '../model/system-draft';
import type { SystemDraftState } from '../use-system-draft';
import { SystemLoads } from './system-loads';
import { SystemPartRow } from './system-part-row';

const ProductSearch = lazy(async () => ({
  default: (await import('./product-search')).ProductSearch,
}));

export function SystemEditor({ editing }: { editing: SystemDraftState }) {
  const { draft, change, errorOf } = editing;
  const { parts } = draft;
  const set = (place: number, patch: Partial<DraftPart>) =>
    change({ parts: parts.map((part, index) => (index === place ? { ...part, ...patch } : part)) });
  const total = sumKobo(parts.map(({ unitPrice, quantity }) => unitPrice * quantity));
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card
        title="Products"
        flush
        action={
          <span className="text-sm text-muted">
            Total <Money kobo={total} />
          </span>
        }
      >
        <p className="border-b border-line px-4 py-3 text-sm text-muted md:px-5">
          You can publish these products when, in these quantities, they pass the fit rules of their
          categories.
        </p>
        <ol aria-label="Products of the system" className="divide-y divide-line">
          {parts.map((part, place) => (
            <SystemPartRow
              key={`${part.productId} ${place}`}
              part={part}
              errorOf={(field) => errorOf(`parts.${place}.${field}`)}
              onChange={(patch) => set(place, patch)}
              onRemove={() => change({ parts: parts.filter((_, index) => index !== place) })}
            />
          ))}
        </ol>
        {errorOf('parts') && (
          <p role="alert" className="px-4 py-2 text-sm font-medium text-danger md:px-5">
            {errorOf('parts')}
          </p>
        )}
        {parts.length < MAX_SYSTEM_PARTS && (
          <div className="border-t border-line p-4 md:px-5">
            <Suspense fallback={<Skeleton className="h-(--control)" />}>
              <ProductSearch
                without={parts.map(({ productId }) => productId)}
                onAdd={(card) => change({ parts: [...parts, newPart(card)] })}
              />
            </Suspense>
          </div>
        )}
      </Card>
      <div className="grid gap-4">
        <Card title="Texts">
          <div className="grid gap-4">
            <Field label="Name" error={errorOf('name')}>
              <Input
                name="name"
                maxLength={60}
                value={draft.name}
                onChange={(event) => change({ name: event.target.value })}
              />
            </Field>
            <Field label="What it powers" error={errorOf('summary')}>
              <Input
                name="summary"
                maxLength={200}
                value={draft.summary}
                onChange={(event) => change({ summary: event.target.value })}
              />
            </Field>
            <Field
              label="Hours without the grid"
              hint="Customers see how much of the battery the appliances use in these hours"
              error={errorOf('hours')}
            >
              <NumberInput
                value={draft.hours}
                onValueChange={(hours) => change({ hours })}
                min={1}
                max={24}
              />
            </Field>
          </div>
        </Card>
        <SystemLoads
          loads={draft.loads}
          error={errorOf('loads')}
          onChange={(loads) => change({ loads })}
        />
      </div>
    </div>
  );
}
