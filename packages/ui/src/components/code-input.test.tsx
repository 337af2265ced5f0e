import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { CodeInput } from './code-input';
import { Field } from './field';

function Sample({ onComplete, error }: { onComplete?: (code: string) => void; error?: string }) {
  const [code, setCode] = useState('');
  return (
    <Field label="Delivery code" error={error}>
      <CodeInput value={code} onValueChange={setCode} onComplete={onComplete} />
    </Field>
  );
}

it('the code input is a single input that phones can autofill', async () => {
  render(<Sample error="Incorrect code. 3 attempts left." />);
  const input = screen.getByRole('textbox', { name: 'Delivery code' });
  expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  expect(input).toHaveAttribute('inputmode', 'numeric');
  expect(input).toHaveAccessibleDescription('Incorrect code. 3 attempts left.');
  await expectAccessible();
});

it('the code input fills every cell from pasted text with spaces, and reports the code once', async () => {
  const complete = vi.fn();
  render(<Sample onComplete={complete} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('123 456');
  expect(screen.getByRole('textbox')).toHaveValue('123456');
  await userEvent.paste('1234567');
  expect(complete).toHaveBeenCalledExactlyOnceWith('123456');
});

it('the code input accepts digits only', async () => {
  render(<Sample />);
  await userEvent.type(screen.getByRole('textbox'), '1a2-3');
  expect(screen.getByRole('textbox')).toHaveValue('123');
});
