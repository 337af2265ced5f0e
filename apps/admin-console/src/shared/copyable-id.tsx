import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@market/ui/icon-button';

interface CopyableIdProps {
  /** What the id belongs to: `store`. */
  of: string;
  value: string;
}

/** An id with a button that copies it, for searches in logs and for the API. */
export function CopyableId({ of, value }: CopyableIdProps) {
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
  // Breaks after a hyphen rather than inside a group.
  const parts = value.split(/(?<=-)/).flatMap((part) => [part, <wbr key={part} />]);
  return (
    <span className="flex items-start gap-1">
      <span className="min-w-0 flex-1 text-xs leading-5 wrap-anywhere nums select-all">
        {parts}
      </span>
      <IconButton
        label={`Copy the ${of} ID`}
        icon={result === 'copied' ? <Check size={15} /> : <Copy size={15} />}
        size="sm"
        tooltip="none"
        className="-my-1.5"
        onClick={() => void copy()}
      />
      <span role="status" className={result === 'failed' ? 'text-xs text-danger' : 'sr-only'}>
        {result === 'copied' && 'Copied'}
        {result === 'failed' && 'Could not copy. Select it instead.'}
      </span>
    </span>
  );
}
