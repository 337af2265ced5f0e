import type { ProductImport } from '@market/domain/catalogue/product-import';
import { pluralise } from '@market/domain/pluralise';
import type { StatusText } from '@market/ui/status-tag';

export const importStatusTexts: Readonly<Record<ProductImport['status'], StatusText>> = {
  ready: { label: 'Ready to import', tone: 'pending' },
  running: { label: 'Running', tone: 'moving' },
  done: { label: 'Done', tone: 'done' },
};

/** `12 new, 3 changed, 1 left out` */
export function resultText({ counts, total, status }: ProductImport): string {
  if (status === 'ready') return pluralise(total, 'product');
  const parts = [
    [counts.created, 'new'],
    [counts.updated, 'changed'],
    [counts.unchanged, 'unchanged'],
    [counts.failed, 'left out'],
  ] as const;
  return (
    parts
      .flatMap(([count, word]) => (count > 0 ? [`${count.toLocaleString('en-NG')} ${word}`] : []))
      .join(', ') || pluralise(total, 'product')
  );
}

export const processedCount = ({ counts, total }: ProductImport): number => total - counts.waiting;
