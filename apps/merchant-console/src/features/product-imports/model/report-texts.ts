import type {
  ImportProblem,
  ImportProblemGroup,
  ProductImport,
} from '@market/domain/catalogue/product-import';
import { pluralise } from '@market/domain/pluralise';
import type { StatusText } from '@market/ui/status-tag';

export const severityTexts: Readonly<Record<ImportProblem['severity'], StatusText>> = {
  error: { label: 'Not imported', tone: 'problem' },
  dropped: { label: 'Left out', tone: 'pending' },
  changed: { label: 'Changed', tone: 'neutral' },
};

export const reportedCount = ({ errorCount, droppedCount, changedCount }: ProductImport): number =>
  errorCount + droppedCount + changedCount;

/** `2 errors, 14 values left out, 1 value changed` */
export function reportTitle({ errorCount, droppedCount, changedCount }: ProductImport): string {
  const parts = [
    [errorCount, pluralise(errorCount, 'error')],
    [droppedCount, `${pluralise(droppedCount, 'value')} left out`],
    [changedCount, `${pluralise(changedCount, 'value')} changed`],
  ] as const;
  return parts.flatMap(([count, text]) => (count > 0 ? [text] : [])).join(', ');
}

/** `Line 4`, `Lines 4, 6, 9 and 12 more` */
export function linesText({ lines, count }: Pick<ImportProblemGroup, 'lines' | 'count'>): string {
  const shown = [...new Set(lines)];
  const others = count - lines.length;
  const list = shown.map((line) => line.toLocaleString('en-NG')).join(', ');
  return others > 0
    ? `Lines ${list} and ${others.toLocaleString('en-NG')} more`
    : `${shown.length === 1 ? 'Line' : 'Lines'} ${list}`;
}
