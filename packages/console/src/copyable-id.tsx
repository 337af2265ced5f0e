import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@market/ui/icon-button';

interface CopyableIdProps {
  /** What the id is, for the button: `store ID`. */
  name: string;
  value: string;
}

/** As many digits as tell two ids apart at a glance. */
const END_LENGTH = 6;

/**
 * An id on one line with a button that copies it, for searches in logs and for the API. Where it
 * does not fit, its middle is hidden, because ids of the same day start alike.
 */
export function CopyableId({ name, value }: CopyableIdProps) {
  const [result, setResult] = useState<'copied' | 'failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setResult('copied');
    } catch {
      // The browser refuses without a secure connection or permission.
      setResult('failed');
    }
  };
  return (
    <span className="flex flex-wrap items-center gap-x-1">
      <span title={value} className="flex min-w-0 flex-1 text-xs leading-5 nums select-all">
        <span className="truncate">{value.slice(0, -END_LENGTH)}</span>
        <span className="flex-none">{value.slice(-END_LENGTH)}</span>
      </span>
      <IconButton
        label={`Copy the ${name}`}
        icon={result === 'copied' ? <Check size={15} /> : <Copy size={15} />}
        size="sm"
        tooltip="none"
        className="-my-1.5"
        onClick={() => void copy()}
      />
      <span
        role="status"
        className={result === 'failed' ? 'w-full text-xs text-danger' : 'sr-only'}
      >
        {result === 'copied' && 'Copied'}
        {result === 'failed' && 'Could not copy. Select it instead.'}
      </span>
    </span>
  );
}
