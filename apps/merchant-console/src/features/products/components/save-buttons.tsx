import type { ApprovalStatus } from '@market/domain/catalogue/product';
import { Button } from '@market/ui/button';

interface SaveButtonsProps {
  /** Undefined for a new product. */
  status: ApprovalStatus | undefined;
  disabled: boolean;
  busy: boolean;
  /** Called before the form is submitted. */
  onChoose: (isDraft: boolean) => void;
}

const labels: Readonly<Partial<Record<ApprovalStatus, string>>> = {
  draft: 'Submit for approval',
  rejected: 'Save and submit again',
};

/** A product that was never submitted can be saved as a draft, even with missing fields. */
export function SaveButtons({ status, disabled, busy, onChoose }: SaveButtonsProps) {
  return (
    <>
      {(status === undefined || status === 'draft') && (
        <Button
          type="submit"
          disabled={disabled || busy}
          onClick={() => onChoose(true)}
          className="max-md:flex-1"
        >
          Save draft
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        disabled={disabled}
        busy={busy}
        busyLabel="Saving…"
        onClick={() => onChoose(false)}
        className="max-md:flex-1"
      >
        {(status && labels[status]) ?? 'Save product'}
      </Button>
    </>
  );
}
