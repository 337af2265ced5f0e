import { useState } from 'react';
import type { Category } from '@market/domain/catalogue/category';
import type { ImportPreview } from '@market/domain/catalogue/product-import';
import { pluralise } from '@market/domain/pluralise';
import { LinkButton } from '@market/ui/link';
import { CategoryChoiceField, type ImportControl } from './category-choice';

interface SourceFieldsProps {
  control: ImportControl;
  sources: ImportPreview['sources'];
  categories: readonly Category[];
}

/**
 * A category field for each type, and for each tag with a category. Other tags, of which there
 * may be many, are shown on request.
 */
export function SourceFields({ control, sources, categories }: SourceFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const isFolded = ({ kind, choice }: SourceFieldsProps['sources'][number]): boolean =>
    kind === 'tag' && !choice && !isOpen;
  const folded = sources.filter(isFolded).length;
  return (
    <>
      {sources.length > folded && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {sources.map((source, index) =>
            isFolded(source) ? null : (
              <CategoryChoiceField
                key={`${source.kind} ${source.value}`}
                control={control}
                name={`mapping.${index}.choice`}
                label={source.kind === 'type' ? `Type “${source.value}”` : `Tag “${source.value}”`}
                hint={pluralise(source.products, 'product')}
                categories={categories}
                placeholder="No category"
              />
            ),
          )}
        </div>
      )}
      {folded > 0 && (
        <LinkButton onClick={() => setOpen(true)} className="justify-self-start text-sm">
          Also choose by tag: {pluralise(folded, 'tag')}
        </LinkButton>
      )}
    </>
  );
}
