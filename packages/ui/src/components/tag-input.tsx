import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { bareInput, controlBox, wrapperStates } from '../lib/control-classes';
import { useFieldControl } from '../lib/field-control';

export type TagInputProps = {
  value: readonly string[];
  onValueChange: (tags: string[]) => void;
  max?: number | undefined;
  placeholder?: string | undefined;
  onBlur?: (() => void) | undefined;
};

/**
 * Chips and an input. Enter, a comma or leaving the input adds a chip, and Backspace in the empty
 * input removes the last one. Duplicates are rejected and announced.
 */
export function TagInput({ value, onValueChange, max = 50, placeholder, onBlur }: TagInputProps) {
  const [draft, setDraft] = useState('');
  const [notice, setNotice] = useState('');
  const noticeId = useId();
  const field = useFieldControl({ 'aria-describedby': noticeId });

  const add = (text: string) => {
    const tag = text.trim();
    if (!tag) return;
    if (value.some((other) => other.toLowerCase() === tag.toLowerCase()))
      return setNotice(`${tag} is already in the list`);
    if (value.length >= max) return setNotice(`You can add at most ${max}`);
    onValueChange([...value, tag]);
    setDraft('');
    setNotice(`${tag} added`);
  };
  const remove = (tag: string) => {
    onValueChange(value.filter((other) => other !== tag));
    setNotice(`${tag} removed`);
  };

  return (
    <span className="flex flex-col gap-1.5">
      <span
        className={clsx(
          controlBox,
          wrapperStates,
          'h-auto min-h-(--control) flex-wrap gap-1.5 py-1.5 pointer-coarse:py-0.75',
        )}
      >
        {value.map((tag) => (
          <span
            key={tag}
            className="inline-flex h-7 items-center pointer-coarse:h-touch gap-1 rounded-1 bg-neutral-soft pl-2 text-sm font-medium text-on-neutral-soft"
          >
            {tag}
            <button
              type="button"
              aria-label={`Remove ${tag}`}
              onClick={() => remove(tag)}
              className="grid size-7 place-items-center rounded-1 hover:bg-line pointer-coarse:size-touch"
            >
              <X size={14} />
            </button>
          </span>
        ))}
        <input
          {...field}
          type="text"
          placeholder={value.length === 0 ? placeholder : undefined}
          className={clsx(bareInput, 'min-h-7 min-w-24 pointer-coarse:min-h-9')}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => {
            add(draft);
            onBlur?.();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ',') {
              event.preventDefault();
              add(draft);
            }
            const last = value.at(-1);
            if (event.key === 'Backspace' && !draft && last !== undefined) remove(last);
          }}
        />
      </span>
      <span
        id={noticeId}
        role="status"
        className={clsx('text-xs text-muted', !/already|at most/.test(notice) && 'sr-only')}
      >
        {notice}
      </span>
    </span>
  );
}
