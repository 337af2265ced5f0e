import type { ComponentProps } from 'react';
import { Textarea } from '@market/ui/textarea';

type WrappingInputProps = Omit<
  ComponentProps<typeof Textarea>,
  'onChange' | 'onKeyDown' | 'className'
> & {
  value: string;
  onValueChange: (value: string) => void;
  size?: 'sm' | 'md';
};

const sizes = {
  sm: 'min-h-(--control-sm)! py-1.25! text-sm pointer-coarse:py-2.5!',
  md: 'min-h-(--control)!',
} as const;

/**
 * A field for a single line of text, which wraps to stay fully visible. Line breaks become spaces.
 */
export const WrappingInput = ({ onValueChange, size = 'md', ...rest }: WrappingInputProps) => (
  <Textarea
    rows={1}
    {...rest}
    onChange={({ target }) => onValueChange(target.value.replaceAll(/[\r\n]+/g, ' '))}
    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    className={`${sizes[size]} wrap-anywhere`}
  />
);
