import { Search } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';

export type SuggestionList = {
  /** The id of the listbox. */
  id: string;
  /** The id of the option that the arrow keys have reached. */
  activeId: string | undefined;
  /** Tells how many options there are; the list stays closed while there are none. */
  onCount: (count: number) => void;
};

export type ShopSearchProps = {
  value: string;
  onValueChange: (value: string) => void;
  onSearch: (value: string) => void;
  /** Where the form leads, as `?search=`, while the page is there and its code is not. */
  action: string;
  placeholder: string;
  /** What is offered while the field is in use: a listbox whose options are links, each with an id. */
  suggestions?: ((list: SuggestionList) => ReactNode) | undefined;
};

/**
 * The shop's search: a field and an ink button, with suggestions below. Up and Down go through them, Enter opens, Escape
 * closes. The field is a native input that is there from the first paint and never replaced, so that no key is lost while
 * the suggestions' code is on its way: this is why the list is not the headless library's.
 */
export function ShopSearch({ value, onValueChange, onSearch, action, placeholder, suggestions }: ShopSearchProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [inUse, setInUse] = useState(false);
  const [count, setCount] = useState(0);
  const [activeId, setActiveId] = useState<string>();
  const open = inUse && count > 0;

  const show = (next: boolean) => {
    setInUse(next);
    setActiveId(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show(false);
    onSearch(value.trim());
  };
  const move = (step: 1 | -1) => {
    const options = [...(list.current?.querySelectorAll('[role="option"]') ?? [])];
    const at = options.findIndex((option) => option.id === activeId);
    // Before the first and after the last stands the field itself.
    const next = options[at === -1 && step === -1 ? options.length - 1 : at + step];
    setActiveId(next?.id);
    next?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) move(event.key === 'ArrowDown' ? 1 : -1);
      else show(true);
    } else if (event.key === 'Enter' && open && activeId) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      show(false);
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) show(false);
  };

  return (
    <form action={action} role="search" onSubmit={submit} onBlur={onBlur} className="relative flex h-[46px] rounded-2 border-[1.5px] border-text bg-surface has-[input:focus-visible]:focus-ring md:h-12">
      <input
        name="search"
        type="text"
        role={suggestions ? 'combobox' : 'searchbox'}
        inputMode="search"
        aria-label="Search products and stores"
        {...(suggestions && { 'aria-expanded': open, 'aria-controls': id, 'aria-autocomplete': 'list', 'aria-activedescendant': open ? activeId : undefined })}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        value={value}
        onFocus={() => setInUse(true)}
        onClick={() => setInUse(true)}
        onChange={(event) => {
          show(true);
          onValueChange(event.target.value);
        }}
        onKeyDown={onKeyDown}
        className="min-w-0 flex-1 bg-transparent px-3.5 text-base text-ellipsis outline-none! shadow-none!"
      />
      <button type="submit" aria-label="Search" className="grid w-[52px] place-items-center rounded-r-[2px] bg-text text-bg hover:bg-text-2">
        <Search size={19} />
      </button>
      {suggestions && inUse && (
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the presses are the options'; the keys are the field's
        <div
          ref={list}
          hidden={!open}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => event.target instanceof Element && event.target.closest('[role="option"]') && show(false)}
          className="absolute inset-x-[-1.5px] top-full z-(--z-dropdown) mt-1.5 max-h-[min(34rem,70dvh)] overflow-y-auto overscroll-contain rounded-3 border border-line bg-surface shadow-3"
        >
          {suggestions({ id, activeId, onCount: setCount })}
        </div>
      )}
    </form>
  );
}
