import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';

export type SuggestionList = {
  id: string;
  activeId: string | undefined;
  /** Sets the number of options; the list stays closed while there are none. */
  onCount: (count: number) => void;
};

const listOptionElements = (listId: string) => [
  ...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
];

/**
 * Handles keys and focus for a search field with suggestions below it. Up, Down, Home and End move
 * through the options, Enter opens the active one, Escape closes. The options are links inside an
 * element with `list.id` and `role="listbox"`.
 */
export function useSuggestions() {
  const id = useId();
  const [inUse, setInUse] = useState(false);
  const [count, setCount] = useState(0);
  const [activeId, setActiveId] = useState<string>();
  const open = inUse && count > 0;

  const show = (next: boolean) => {
    setInUse(next);
    setActiveId(undefined);
  };
  const activate = (option: HTMLElement | undefined) => {
    setActiveId(option?.id);
    option?.scrollIntoView({ block: 'nearest' });
  };
  const move = (step: 1 | -1) => {
    const options = listOptionElements(id);
    const at = options.findIndex((option) => option.id === activeId);
    // The field itself comes before the first option and after the last one.
    activate(options[at === -1 && step === -1 ? options.length - 1 : at + step]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) move(event.key === 'ArrowDown' ? 1 : -1);
      else show(true);
    } else if ((event.key === 'Home' || event.key === 'End') && open && activeId) {
      event.preventDefault();
      activate(listOptionElements(id).at(event.key === 'Home' ? 0 : -1));
    } else if (event.key === 'Enter' && open && activeId) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      show(false);
    }
  };

  return {
    open,
    inUse,
    show,
    list: { id, activeId, onCount: setCount } satisfies SuggestionList,
    /** Props for the form around the field and its list. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) show(false);
    },
    field: { onFocus: () => setInUse(true), onClick: () => setInUse(true), onKeyDown },
    combobox: {
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': open ? activeId : undefined,
    } as const,
  };
}
