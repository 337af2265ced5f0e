import { Search } from 'lucide-react';
import type { FormEvent } from 'react';

export type ShopSearchProps = {
  value: string;
  onValueChange: (value: string) => void;
  onSearch: (value: string) => void;
  placeholder: string;
};

/** The shop's search: a field and an ink button. */
export function ShopSearch({ value, onValueChange, onSearch, placeholder }: ShopSearchProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(value.trim());
  };
  return (
    <form role="search" onSubmit={submit} className="flex h-[46px] rounded-2 border-[1.5px] border-text bg-surface has-[input:focus-visible]:focus-ring md:h-12">
      <input
        type="search"
        aria-label="Search products and stores"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className="min-w-0 flex-1 bg-transparent px-3.5 text-base text-ellipsis outline-none! shadow-none!"
      />
      <button type="submit" aria-label="Search" className="grid w-[52px] place-items-center rounded-r-[2px] bg-text text-bg hover:bg-text-2">
        <Search size={19} />
      </button>
    </form>
  );
}
