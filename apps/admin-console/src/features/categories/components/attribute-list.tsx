import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CountedAttribute } from '@market/domain/catalogue/category-attribute';
import type { CategoryNode } from '@market/domain/catalogue/category-tree';
import { groupAttributes } from '@market/console/catalogue/attribute-groups';
import { focusOnMount } from '@market/console/row-form-focus';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { useServices } from '@market/web-kit/services';
import { moveAttribute } from '../categories.queries';
import { AttributeColumnLabels, AttributeRow } from './attribute-row';

const AttributeForm = lazy(async () => ({
  default: (await import('./attribute-form')).AttributeForm,
}));

interface AttributeListProps {
  category: CategoryNode;
  attributes: readonly CountedAttribute[];
  hrefOf: (id: string) => string;
}

export function AttributeList({ category, attributes, hrefOf }: AttributeListProps) {
  const { api } = useServices();
  const move = useMutation(moveAttribute(api));
  const [edited, setEdited] = useState<string | 'new'>();
  // The button that opened the form gets the focus back when the form closes.
  const [last, setLast] = useState<string>();
  const edit = (id: string) => {
    setEdited(id);
    setLast(id);
  };
  const close = () => setEdited(undefined);
  const groups = groupAttributes(attributes);
  const own = attributes.filter(({ inheritedFrom }) => inheritedFrom === undefined);
  const form = (attribute?: CountedAttribute) => (
    <Suspense>
      <AttributeForm
        category={category}
        attribute={attribute}
        groups={groups.map(({ name }) => name)}
        onClose={close}
      />
    </Suspense>
  );
  /** Moves an attribute to the position of its neighbour in the group. */
  const moveTo = (id: string, other: CountedAttribute | undefined) =>
    other &&
    !move.isPending &&
    move.mutate({ params: { id }, body: { position: own.indexOf(other) } });

  return (
    <>
      {attributes.length === 0 && edited === undefined && (
        <EmptyState title="No attributes yet">
          Attributes describe a product, for example its power or voltage. Categories below inherit
          them.
        </EmptyState>
      )}
      {attributes.length > 0 && <AttributeColumnLabels />}
      {groups.map((group) => {
        const movable = group.attributes.filter((attribute) => own.includes(attribute));
        return (
          <section key={group.name} aria-label={group.name}>
            <h3 className="border-b border-line bg-sunken px-4 py-2 text-xs font-semibold text-text-2 md:px-5">
              {group.name}
            </h3>
            <ul>
              {group.attributes.map((attribute) => {
                const place = movable.indexOf(attribute);
                return (
                  <li key={attribute.id} className="border-b border-line">
                    {edited === attribute.id ? (
                      form(attribute)
                    ) : (
                      <AttributeRow
                        attribute={attribute}
                        category={category}
                        parentHref={hrefOf(attribute.categoryId)}
                        editButton={last === attribute.id ? focusOnMount : undefined}
                        onEdit={() => edit(attribute.id)}
                        onUp={
                          place > 0 ? () => moveTo(attribute.id, movable[place - 1]) : undefined
                        }
                        onDown={
                          place < movable.length - 1
                            ? () => moveTo(attribute.id, movable[place + 1])
                            : undefined
                        }
                      />
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
      {edited === 'new' ? (
        form()
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3.5 md:px-5">
          <Button
            ref={last === 'new' ? focusOnMount : undefined}
            icon={<Plus size={17} />}
            onClick={() => edit('new')}
          >
            Add an attribute
          </Button>
          {attributes.some(({ isRequired }) => isRequired) && (
            <p className="text-sm text-muted">Merchants see required ones first.</p>
          )}
        </div>
      )}
    </>
  );
}
