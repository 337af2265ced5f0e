import { Search } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { backdropClass } from '../lib/dialog-classes';
import { paletteClass, paletteFieldClass, paletteInputClass, paletteLabel } from '../lib/palette';

export type CommandPaletteFallbackProps = {
  text: string;
  onTextChange: (text: string) => void;
  onClose: () => void;
};

/** The palette's field while the palette loads, so that what is typed meanwhile is not lost. */
export function CommandPaletteFallback({
  text,
  onTextChange,
  onClose,
}: CommandPaletteFallbackProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    input.current?.focus();
    return () => {
      // The palette returns the focus to what has it when the palette opens.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-label="Close"
        className={`${backdropClass} cursor-default`}
        onClick={onClose}
      />
      <div role="dialog" aria-label={paletteLabel} aria-busy="true" className={paletteClass}>
        <div className={paletteFieldClass}>
          <Search size={19} className="flex-none text-muted" />
          <input
            ref={input}
            aria-label={paletteLabel}
            placeholder={paletteLabel}
            autoComplete="off"
            value={text}
            onChange={({ target }) => onTextChange(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Escape') onClose();
            }}
            className={paletteInputClass}
          />
        </div>
      </div>
    </>
  );
}
