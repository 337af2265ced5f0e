import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CategoryNode } from '@market/domain/catalogue/category-tree';
import { Button } from '@market/ui/button';

const CategoryDialog = lazy(async () => ({
  default: (await import('./category-dialog')).CategoryDialog,
}));

interface AddCategoryProps {
  parent?: CategoryNode;
  onAdded: (id: string) => void;
}

export function AddCategory({ parent, onAdded }: AddCategoryProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={parent ? 'outline' : 'primary'}
        size={parent ? 'sm' : 'md'}
        icon={<Plus size={parent ? 15 : 17} />}
        onClick={() => setOpen(true)}
      >
        {parent ? 'Add category below' : 'New category'}
      </Button>
      {open && (
        <Suspense>
          <CategoryDialog parent={parent} onAdded={onAdded} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
