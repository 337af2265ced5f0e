import { useMutation } from '@tanstack/react-query';
import { GitMerge, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CategoryNode } from '@market/domain/catalogue/category-tree';
import { pluralise } from '@market/domain/pluralise';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { MoveButtons } from '../../../shared/move-buttons';
import { moveCategory } from '../categories.queries';
import { findPath, findPosition } from '../model/category-nodes';
import { AddCategory } from './add-category';
import { RenameForm } from './rename-form';

interface CategoryHeaderProps {
  rows: readonly CategoryNode[];
  category: CategoryNode;
  hrefOf: (id: string) => string;
  mergeHref: string;
  onAdded: (id: string) => void;
}

const LAST_LEVEL = 3;

export function CategoryHeader({
  rows,
  category,
  hrefOf,
  mergeHref,
  onAdded,
}: CategoryHeaderProps) {
  const { api } = useServices();
  const move = useMutation(moveCategory(api));
  const [renaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const closeForm = () => {
    setRenaming(false);
    renameButton.current?.focus();
  };
  const { id, name, products, stores, level } = category;
  const { index, count } = findPosition(rows, category);
  const moveBy = (by: number) =>
    move.isPending || move.mutate({ params: { id }, body: { position: index + by } });
  const above = findPath(rows, category.parentId);

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-4 py-4 md:px-5">
      <div className="min-w-0 flex-1 basis-56">
        {above.length > 0 && (
          <p className="mb-0.5 text-xs text-muted">
            {above.map((parent, index) => (
              <span key={parent.id}>
                {index > 0 && ' / '}
                <Link to={hrefOf(parent.id)} className="hover:underline">
                  {parent.name}
                </Link>
              </span>
            ))}
          </p>
        )}
        {renaming ? (
          <>
            <h2 className="sr-only">{name}</h2>
            <RenameForm category={category} onClose={closeForm} />
          </>
        ) : (
          <h2 className="text-lg font-semibold wrap-anywhere">{name}</h2>
        )}
        <p className="mt-0.5 text-sm text-muted nums">
          {products === 0
            ? 'No products'
            : `${pluralise(products, 'product')} of ${pluralise(stores, 'store')}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {level < LAST_LEVEL && <AddCategory parent={category} onAdded={onAdded} />}
        <Button
          ref={renameButton}
          size="sm"
          icon={<Pencil size={15} />}
          onClick={() => setRenaming(true)}
        >
          Rename
        </Button>
        <Button size="sm" icon={<GitMerge size={15} />} render={<Link to={mergeHref} />}>
          Merge
        </Button>
        <MoveButtons
          name={name}
          onUp={index > 0 ? () => moveBy(-1) : undefined}
          onDown={index < count - 1 ? () => moveBy(1) : undefined}
          variant="outline"
        />
      </div>
    </div>
  );
}
