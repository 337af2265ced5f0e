import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchInput } from '@market/ui/search-input';
import { paths } from '../paths';

/** The search of the top bar: "/" puts the cursor in it, Enter opens the orders that match. */
export function OrderSearch() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || typing) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(paths.orders.list.href({ search: text.trim() }));
      }}
    >
      <SearchInput ref={input} label="Search orders" placeholder="Search orders, customers" shortcut="/" value={text} onValueChange={setText} />
    </form>
  );
}
