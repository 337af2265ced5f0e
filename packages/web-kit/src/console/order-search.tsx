import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchInput } from '@market/ui/search-input';

/** The search of a console's top bar: Enter opens the orders that match, at the address that `hrefFor` gives. */
export function OrderSearch({ hrefFor }: { hrefFor: (search: string) => string }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(hrefFor(text.trim()));
      }}
    >
      <SearchInput label="Search orders" placeholder="Search orders, customers" shortcut="/" value={text} onValueChange={setText} />
    </form>
  );
}
