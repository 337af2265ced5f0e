import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '@market/ui/icon-button';

interface MoveButtonsProps {
  name: string;
  /** Undefined for the first item of the list. */
  onUp: (() => void) | undefined;
  /** Undefined for the last item of the list. */
  onDown: (() => void) | undefined;
  variant?: 'ghost' | 'outline';
}

/** Disabled buttons lose the focus, so the arrows stay enabled at the ends and do nothing. */
export const MoveButtons = ({ name, onUp, onDown, variant = 'ghost' }: MoveButtonsProps) => (
  <>
    <IconButton
      size="sm"
      variant={variant}
      tooltip="none"
      label={`Move ${name} up`}
      icon={<ArrowUp size={16} />}
      aria-disabled={!onUp}
      onClick={onUp}
    />
    <IconButton
      size="sm"
      variant={variant}
      tooltip="none"
      label={`Move ${name} down`}
      icon={<ArrowDown size={16} />}
      aria-disabled={!onDown}
      onClick={onDown}
    />
  </>
);
