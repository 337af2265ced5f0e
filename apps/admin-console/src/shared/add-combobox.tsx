import { useEffect, useRef, useState } from 'react';
import { Combobox, type ComboboxProps } from '@market/ui/combobox';

type AddComboboxProps = Omit<ComboboxProps<string>, 'value' | 'onValueChange' | 'ref'> & {
  onAdd: (value: string) => void;
};

/** A combobox for adding several options. After each choice it is cleared and keeps the focus. */
export function AddCombobox({ onAdd, onSearch, ...props }: AddComboboxProps) {
  const [added, setAdded] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (added > 0) input.current?.focus();
  }, [added]);
  return (
    <Combobox
      {...props}
      key={added}
      ref={input}
      value={null}
      onValueChange={(value) => {
        if (value === null) return;
        setAdded((count) => count + 1);
        onSearch?.('');
        onAdd(value);
      }}
      onSearch={onSearch}
    />
  );
}
