import { ClipboardPaste, Delete } from 'lucide-react';
import type { ComponentProps } from 'react';

interface KeypadProps {
  value: string;
  onChange: (code: string) => void;
  disabled: boolean;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const CODE_LENGTH = 6;

export function Keypad({ value, onChange, disabled }: KeypadProps) {
  const type = (text: string) => onChange((value + text).replace(/\D/g, '').slice(0, CODE_LENGTH));
  const paste = async () => {
    const text = await navigator.clipboard.readText().catch(() => '');
    const code = text.replace(/\D/g, '').slice(0, CODE_LENGTH);
    if (code) onChange(code);
  };
  return (
    <div
      role="group"
      aria-label="Keypad"
      className="mt-4 grid max-w-sm grid-cols-3 gap-px overflow-hidden rounded-2 border border-line-strong bg-line-strong"
    >
      {digits.map((digit) => (
        <Key key={digit} disabled={disabled} onClick={() => type(digit)}>
          {digit}
        </Key>
      ))}
      <Key disabled={disabled} aria-label="Paste the code" onClick={() => void paste()}>
        <ClipboardPaste size={22} />
      </Key>
      <Key disabled={disabled} onClick={() => type('0')}>
        0
      </Key>
      <Key
        disabled={disabled}
        aria-label="Delete the last digit"
        onClick={() => onChange(value.slice(0, -1))}
      >
        <Delete size={24} />
      </Key>
    </div>
  );
}

const Key = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    {...props}
    className="grid h-[62px] place-items-center bg-surface text-xl font-semibold nums -outline-offset-2! select-none active:bg-sunken disabled:text-muted"
  />
);
