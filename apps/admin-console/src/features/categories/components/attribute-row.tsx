import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { CountedAttribute } from '@market/domain/catalogue/category-attribute';
import type { CategoryNode } from '@market/domain/catalogue/category-tree';
import { pluralise } from '@market/domain/pluralise';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { IconButton } from '@market/ui/icon-button';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { MoveButtons } from '../../../shared/move-buttons';
import { removeAttribute } from '../categories.queries';
import { attributeTypeText, betterText } from '../model/attribute-texts';

interface AttributeRowProps {
  attribute: CountedAttribute;
  category: CategoryNode;
  /** The URL of the category that defines an inherited attribute. */
  parentHref: string;
  editButton: Ref<HTMLButtonElement> | undefined;
  onEdit: () => void;
  /** Undefined at the ends of the group. */
  onUp: (() => unknown) | undefined;
  onDown: (() => unknown) | undefined;
}

export function AttributeRow({
  attribute,
  category,
  parentHref,
  editButton,
  onEdit,
  onUp,
  onDown,
}: AttributeRowProps) {
  const { api } = useServices();
  const remove = useMutation(removeAttribute(api));
  const better = betterText(attribute);
  const { id, name, inheritedFrom, filledIn, isRequired, isFilterable } = attribute;
  return (
    <div className="flex min-h-14 items-center gap-3 px-4 py-2 md:px-5">
      <div className={attributeColumns}>
        <span className="text-sm font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-text-2 wrap-anywhere">
          {attributeTypeText(attribute)}
          {better && <span className="block text-xs text-muted">{better}</span>}
        </span>
        <span className="flex flex-wrap gap-x-4 text-sm sm:max-xl:col-start-2 xl:contents">
          <Fact label="Required" isMuted={!isRequired}>
            {isRequired ? 'Yes' : 'No'}
          </Fact>
          <Fact label="Filter" isMuted={!isFilterable}>
            {isFilterable ? 'Shown' : 'Hidden'}
          </Fact>
          {category.products > 0 && (
            <Fact label="Filled in" isMuted={filledIn === category.products}>
              {`${filledIn.toLocaleString('en-NG')} of ${category.products.toLocaleString('en-NG')}`}
            </Fact>
          )}
        </span>
      </div>
      {inheritedFrom === undefined ? (
        <span className="grid flex-none grid-cols-2 justify-items-end sm:w-40 sm:grid-cols-4 pointer-coarse:sm:w-44">
          <MoveButtons name={name} onUp={onUp} onDown={onDown} />
          <IconButton
            size="sm"
            ref={editButton}
            label={`Change ${name}`}
            icon={<Pencil size={16} />}
            onClick={onEdit}
          />
          <ConfirmDialog
            title={`Delete ${name}?`}
            confirmLabel="Delete attribute"
            busyLabel="Deleting…"
            onConfirm={() => remove.mutateAsync({ params: { id } })}
            trigger={<IconButton size="sm" label={`Delete ${name}`} icon={<Trash2 size={16} />} />}
          >
            {category.products === 0
              ? `${category.name} has no products. Merchants are no longer asked for this attribute.`
              : `The attribute is removed from ${pluralise(category.products, 'product')} in ${category.name} and below. Merchants are no longer asked for this attribute.`}
          </ConfirmDialog>
        </span>
      ) : (
        <span className="flex-none text-right text-sm text-muted wrap-anywhere max-sm:max-w-32 sm:w-40">
          from{' '}
          <Link to={parentHref} className="link">
            {inheritedFrom}
          </Link>
        </span>
      )}
    </div>
  );
}

const attributeColumns =
  'grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] sm:items-center xl:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_4rem_4rem_6rem]';

/** The labels of the columns on wide screens. Elsewhere each row repeats them. */
export function AttributeColumnLabels() {
  return (
    <div
      aria-hidden
      className="hidden gap-3 border-b border-line px-5 py-2 text-xs font-semibold text-text-2 xl:flex"
    >
      <div className={attributeColumns}>
        {['Attribute', 'Kind', 'Required', 'Filter', 'Filled in'].map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <span className="w-40" />
    </div>
  );
}

function Fact({
  label,
  isMuted,
  children,
}: {
  label: string;
  isMuted: boolean;
  children: ReactNode;
}) {
  return (
    <span className={clsx('text-sm nums', isMuted && 'text-muted')}>
      <span className="font-normal text-muted xl:sr-only">{label}: </span>
      {children}
    </span>
  );
}
