import { Heart } from 'lucide-react';
import type { SavedItemInput } from '@market/domain/saved-items/saved-item';
import { buttonClass } from '@market/ui/button';
import { useSavedProductsContext } from './saved-products';

const looks = {
  card: 'pointer-events-auto inline-flex size-9 items-center justify-center rounded-2 bg-surface pointer-coarse:size-11',
  wide: buttonClass({ size: 'lg' }),
} as const;

interface SaveButtonProps {
  item: SavedItemInput;
  name: string;
  look?: keyof typeof looks;
}

export function SaveButton({ item, name, look = 'card' }: SaveButtonProps) {
  const { ids, toggle } = useSavedProductsContext();
  const isSaved = ids.has(item.productId);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      className={`aria-pressed:[&_svg]:fill-current ${looks[look]}`}
      onClick={() => toggle(item, isSaved)}
    >
      <Heart size={18} />
      <span className={look === 'card' ? 'sr-only' : undefined}>
        Save <span className="sr-only">{name}</span>
      </span>
    </button>
  );
}
