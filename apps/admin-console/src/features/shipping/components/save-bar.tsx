import { clsx } from 'clsx';
import { Button } from '@market/ui/button';

interface SaveBarProps {
  /** "3 changes, not saved". Undefined when there are no changes. */
  summary: string | undefined;
  blockedReason?: string | undefined;
  saveLabel: string;
  isSaving: boolean;
  onSave: () => Promise<void>;
  onDiscard: () => void;
}

export function SaveBar({
  summary,
  blockedReason,
  saveLabel,
  isSaving,
  onSave,
  onDiscard,
}: SaveBarProps) {
  const isChanged = summary !== undefined;
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-end gap-2',
        isChanged &&
          'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-(--z-sticky) max-md:border-t max-md:border-line-strong max-md:bg-surface max-md:p-3',
      )}
    >
      <span role="status" className="flex-1 text-sm text-muted empty:-mr-2 md:whitespace-nowrap">
        {isChanged && [summary, blockedReason].filter(Boolean).join('. ')}
      </span>
      <Button disabled={!isChanged || isSaving} onClick={onDiscard}>
        Discard
      </Button>
      <Button
        variant="primary"
        disabled={!isChanged || blockedReason !== undefined}
        busy={isSaving}
        busyLabel="Saving…"
        onClick={() => void onSave()}
      >
        {saveLabel}
      </Button>
    </div>
  );
}
