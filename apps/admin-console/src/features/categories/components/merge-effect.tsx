import type { CategoryNode, MergePreview } from '@market/domain/catalogue/category-tree';
import { pluralise } from '@market/domain/pluralise';
import { Alert } from '@market/ui/alert';
import { NativeSelect } from '@market/ui/native-select';
import { StatusTag } from '@market/ui/status-tag';
import { attributeKind } from '../model/attribute-texts';
import { mappingEffect, type MergeChoices } from '../model/merge-choices';

interface MergeEffectProps {
  preview: MergePreview;
  source: CategoryNode;
  target: CategoryNode;
  choices: MergeChoices;
  onChoose: (id: string, choice: string) => void;
}

export function MergeEffect({ preview, source, target, choices, onChoose }: MergeEffectProps) {
  const { products, stores, children, coupons, attributes, lost, problems } = preview;
  const facts = [
    ['Products that move', products.toLocaleString('en-NG')],
    ['Stores', stores.toLocaleString('en-NG')],
    ['Need approval again', '0'],
    ['Old URL', `redirects to ${target.name}`],
  ] as const;
  return (
    <div className="grid gap-5">
      {problems.map((problem) => (
        <Alert key={problem}>{problem}</Alert>
      ))}
      <dl className="grid grid-cols-2 gap-px overflow-clip rounded-3 border border-line bg-line">
        {facts.map(([term, value]) => (
          <div key={term} className="bg-surface px-4 py-3">
            <dt className="text-xs text-muted">{term}</dt>
            <dd className="font-semibold wrap-anywhere nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid gap-1.5 text-sm text-text-2">
        {children.length > 0 && (
          <li>
            {pluralise(children.length, 'category', 'categories')} below {source.name}{' '}
            {children.length === 1 ? 'moves' : 'move'} below {target.name}: {children.join(', ')}.
          </li>
        )}
        {coupons > 0 && (
          <li>
            {pluralise(coupons, 'coupon')} for {source.name} then{' '}
            {coupons === 1 ? 'applies' : 'apply'} to all of {target.name}.
          </li>
        )}
        {lost.length > 0 && (
          <li>
            These inherited attributes no longer apply, because {target.name} does not have them:{' '}
            {lost.join(', ')}.
          </li>
        )}
        <li>{source.name} is deleted. This cannot be undone.</li>
      </ul>
      {attributes.length > 0 && (
        <section aria-label="Attributes" className="grid gap-2">
          <h3 className="text-sm font-semibold">Attributes of {source.name}</h3>
          <ul className="divide-y divide-line overflow-clip rounded-3 border border-line">
            {attributes.map((attribute) => {
              const choice = choices[attribute.id] ?? '';
              const { text, tone } = mappingEffect(attribute, choice, preview);
              return (
                <li
                  key={attribute.id}
                  className="grid items-center gap-x-3 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_7.5rem]"
                >
                  <span className="min-w-0 text-sm">
                    <span className="block font-semibold wrap-anywhere">{attribute.name}</span>
                    <span className="text-xs text-muted wrap-anywhere">
                      {attributeKind(attribute)}
                    </span>
                  </span>
                  <NativeSelect
                    aria-label={`${attribute.name} becomes`}
                    value={choice}
                    onChange={(event) => onChoose(attribute.id, event.target.value)}
                  >
                    <option value="keep">Keep as new</option>
                    {preview.targetAttributes.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                    <option value="remove">Delete</option>
                  </NativeSelect>
                  <StatusTag tone={tone} className="justify-self-start">
                    {text}
                  </StatusTag>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}
