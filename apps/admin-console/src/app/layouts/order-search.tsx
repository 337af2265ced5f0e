import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchInput } from '@market/ui/search-input';
import { paths } from '../paths';

/** The search of the top bar: Enter opens the orders that match. */
export function OrderSearch() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(paths.orders.list.href({ search: text.trim() }));
      }}
    >
      <SearchInput label="Search orders" placeholder="Search orders, customers" shortcut="/" value={text} onValueChange={setText} />
    </form>
  );
}
