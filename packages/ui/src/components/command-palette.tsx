import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { backdropClass } from '../lib/dialog-classes';
import { paletteClass, paletteFieldClass, paletteInputClass, paletteLabel } from '../lib/palette';
import { Kbd } from './kbd';
import { Link } from './link';
import type { Suggestion } from './suggestion-group';

export type PaletteGroup = {
  key: string;
  title: string | undefined;
  items: readonly Suggestion[];
};

/** A kind of result. A search that starts with its letter and a space is limited to it. */
export type PaletteScope<Id extends string> = { id: Id; letter: string; label: string };

export type CommandPaletteProps<Id extends string> = {
  onClose: () => void;
  text: string;
  onTextChange: (text: string) => void;
  scopes: readonly PaletteScope<Id>[];
  /** The kind that the search is limited to. Undefined for all kinds. */
  scope: Id | undefined;
  onScopeChange: (scope: Id | undefined) => void;
  groups: readonly PaletteGroup[];
  /** Announced, and shown at the foot: "14 results". */
  status: string;
  /** Shown above the results, to say that nothing was found. */
  notice?: ReactNode;
  /** Shown below the results: loading rows and errors. */
  children?: ReactNode;
};

/**
 * A dialog that finds pages and records. The first result is always highlighted. Arrows move, Enter
 * opens the result here, and Control or Command with Enter opens it in a new tab.
 */
export function CommandPalette<Id extends string>(props: CommandPaletteProps<Id>) {
  const { onClose, text, onTextChange, scopes, scope, onScopeChange, groups, status } = props;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && text === '') onScopeChange(undefined);
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const link = list.current?.querySelector('a[data-highlighted]');
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    window.open(link.href, '_blank', 'noopener');
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          initialFocus={input}
          className={`${paletteClass} transition-opacity duration-(--dur-2) data-ending-style:opacity-0 data-starting-style:opacity-0`}
        >
          <Dialog.Title className="sr-only">{paletteLabel}</Dialog.Title>
          <Autocomplete.Root
            inline
            open
            mode="none"
            autoHighlight="always"
            keepHighlight
            items={groups}
            value={text}
            onValueChange={(value, { reason }) => {
              if (reason === 'input-change') onTextChange(value);
            }}
            itemToStringValue={({ label: name }: Suggestion) => name}
          >
            <div className={paletteFieldClass}>
              <Search size={19} className="flex-none text-muted" />
              <Autocomplete.Input
                ref={input}
                aria-label={paletteLabel}
                placeholder={paletteLabel}
                autoComplete="off"
                enterKeyHint="go"
                onKeyDownCapture={onKeyDown}
                className={paletteInputClass}
              />
              <Dialog.Close
                aria-label="Close (Esc)"
                className="grid h-11 min-w-11 place-items-center rounded-2"
              >
                <Kbd className="pointer-coarse:hidden">Esc</Kbd>
                <X size={18} className="pointer-fine:hidden" />
              </Dialog.Close>
            </div>
            <Scopes scopes={scopes} scope={scope} onScopeChange={onScopeChange} input={input} />
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
              {props.notice}
              <Autocomplete.List ref={list} aria-label="Search results">
                {(group: PaletteGroup) => (
                  <ResultGroup {...group} key={group.key} onOpen={onClose} />
                )}
              </Autocomplete.List>
              {props.children}
            </div>
          </Autocomplete.Root>
          <div className="flex flex-none items-center gap-4 border-t border-line bg-sunken px-5 py-2.5 text-xs text-text-2">
            <Hint keys={['↑', '↓']}>move</Hint>
            <Hint keys={['Enter']}>open</Hint>
            <Hint keys={['Ctrl', 'Enter']}>new tab</Hint>
            <p role="status" className="ml-auto nums">
              {status}
            </p>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type ScopesProps<Id extends string> = Pick<
  CommandPaletteProps<Id>,
  'scopes' | 'scope' | 'onScopeChange'
> & { input: { current: HTMLInputElement | null } };

function Scopes<Id extends string>({ scopes, scope, onScopeChange, input }: ScopesProps<Id>) {
  const all = [{ id: undefined, letter: undefined, label: 'All' }, ...scopes];
  return (
    <div
      role="group"
      aria-label="Limit to"
      className="flex flex-none gap-1.5 overflow-x-auto border-y border-line px-4 py-2.5 scrollbar-none md:flex-wrap md:px-5"
    >
      {all.map(({ id, letter, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={scope === id}
          onClick={() => {
            onScopeChange(id);
            input.current?.focus();
          }}
          className={clsx(
            'flex h-8 flex-none items-center gap-2 rounded-2 border px-2.5 text-sm font-medium pointer-coarse:h-touch',
            scope === id
              ? 'border-text bg-text text-bg'
              : 'border-line-strong bg-surface hover:border-text',
          )}
        >
          {label}
          {letter && (
            <Kbd aria-hidden className="uppercase pointer-coarse:hidden">
              {letter}
            </Kbd>
          )}
        </button>
      ))}
    </div>
  );
}

function ResultGroup({ title, items, onOpen }: PaletteGroup & { onOpen: () => void }) {
  return (
    <Autocomplete.Group
      items={items}
      className={clsx(
        !title && 'mt-1.5 border-t border-line pt-1.5 first:mt-0 first:border-t-0 first:pt-0',
      )}
    >
      {title && (
        <Autocomplete.GroupLabel className="block px-2.5 py-1.5 text-xs font-semibold text-muted">
          {title}
        </Autocomplete.GroupLabel>
      )}
      <Autocomplete.Collection>
        {(item: Suggestion) => (
          <Autocomplete.Item
            key={item.key}
            value={item}
            render={<Link to={item.to} tabIndex={-1} />}
            onClick={(event) => {
              if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onOpen();
            }}
            className="group/item relative flex min-h-11 items-center gap-3 rounded-2 px-2.5 py-1 text-sm outline-none! shadow-none! data-highlighted:bg-selected data-highlighted:before:absolute data-highlighted:before:inset-y-0 data-highlighted:before:left-0 data-highlighted:before:w-[3px] data-highlighted:before:rounded-l-2 data-highlighted:before:bg-accent"
          >
            <span className="grid w-10 flex-none place-items-center text-muted">
              {item.leading}
            </span>
            <span className="line-clamp-2 min-w-0 flex-1 break-words">
              {item.label}
              {item.note && <span className="text-muted">{` ${item.note}`}</span>}
            </span>
            {item.trailing}
            <span
              aria-hidden="true"
              className="flex items-center gap-1.5 text-xs text-muted not-group-data-highlighted/item:hidden pointer-coarse:hidden"
            >
              Open <Kbd>Enter</Kbd>
            </span>
          </Autocomplete.Item>
        )}
      </Autocomplete.Collection>
    </Autocomplete.Group>
  );
}

const Hint = ({ keys, children }: { keys: readonly string[]; children: ReactNode }) => (
  <span aria-hidden="true" className="flex items-center gap-1 max-md:hidden">
    {keys.map((key) => (
      <Kbd key={key}>{key}</Kbd>
    ))}
    <span className="pl-1">{children}</span>
  </span>
);
