import { CircleCheck, CircleX } from 'lucide-react';
import type { ProductVisibility } from '@market/domain/catalogue/product-visibility';
import { changedByText, visibilityChecks, type VisibilityAudience } from './visibility-texts';

interface VisibilityChecksProps {
  visibility: ProductVisibility;
  audience: VisibilityAudience;
}

/**
 * The conditions for a product to be seen and bought in the shop: which of them are met, and who
 * can change those that are not.
 */
export const VisibilityChecks = ({ visibility, audience }: VisibilityChecksProps) => (
  <ul className="grid gap-2.5 text-sm">
    {visibilityChecks(visibility).map(({ isMet, text, note, changedBy }) => (
      <li key={text} className="flex gap-2">
        {isMet ? (
          <CircleCheck size={17} className="mt-0.5 flex-none text-success" />
        ) : (
          <CircleX size={17} className="mt-0.5 flex-none text-danger" />
        )}
        <span className="min-w-0">
          <span className="sr-only">{isMet ? 'Met: ' : 'Not met: '}</span>
          <span className={isMet ? undefined : 'font-semibold'}>{text}</span>
          {!isMet && note !== undefined && (
            <span className="block wrap-anywhere text-text-2">{note}</span>
          )}
          {changedBy && (
            <span className="block text-xs text-muted">{changedByText(changedBy, audience)}</span>
          )}
        </span>
      </li>
    ))}
  </ul>
);
