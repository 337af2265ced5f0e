import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Input, type InputProps } from './input';

/** A password field that can show what was typed. Paste and password managers work. */
export function PasswordInput({
  autoComplete = 'current-password',
  ...rest
}: Omit<InputProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Input
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
          className="relative z-1 -mr-1.5 flex h-8 items-center gap-1.5 rounded-2 px-2 font-semibold text-text hover:bg-sunken pointer-coarse:h-touch"
        >
          <Icon size={18} />
          <span aria-hidden="true">{shown ? 'Hide' : 'Show'}</span>
        </button>
      }
    />
  );
}
