import { clsx } from 'clsx';
import { pluralise } from '@market/domain/pluralise';
import { Button } from '@market/ui/button';
import type { PromotionDraftState } from '../use-promotion-draft';

export function PublishBar({
  editing: { changes, isPublishing, discard, publish },
}: {
  editing: PromotionDraftState;
}) {
  return (
    <div
      className={clsx(
        'flex items-center gap-2',
        changes > 0 &&
          'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-(--z-sticky) max-md:border-t max-md:border-line-strong max-md:bg-surface max-md:p-3',
      )}
    >
      <span role="status" className="flex-1 text-sm text-muted empty:-mr-2">
        {changes > 0 && `${pluralise(changes, 'change')}, not published`}
      </span>
      <Button disabled={changes === 0 || isPublishing} onClick={discard}>
        Discard
      </Button>
      <Button
        variant="primary"
        disabled={changes === 0}
        busy={isPublishing}
        busyLabel="Publishing…"
        onClick={() => void publish()}
      >
        Publish
      </Button>
    </div>
  );
}
