import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Field } from './field';
import { MoneyInput } from './money-input';

function Sample({ initial }: { initial: number | null }) {
  const [kobo, setKobo] = useState(initial);
  return (
    <>
      <MoneyInput aria-label="Price" value={kobo} onValueChange={setKobo} />
      <output>{String(kobo)}</output>
    </>
  );
}

it('the money input converts typed naira to integer kobo and formats the text on blur', async () => {
  render(<Sample initial={null} />);
  const input = screen.getByLabelText('Price');
  await userEvent.type(input, '1250000.5');
  expect(screen.getByRole('status')).toHaveTextContent('125000050');
  expect(input).toHaveValue('1250000.5');
  await userEvent.tab();
  expect(input).toHaveValue('1,250,000.50');
});

it('the money input selects the amount on focus', async () => {
  render(<Sample initial={238_000_000} />);
  await userEvent.tab();
  await userEvent.keyboard('5');
  await userEvent.tab();
  expect(screen.getByLabelText('Price')).toHaveValue('5.00');
  expect(screen.getByRole('status')).toHaveTextContent('500');
});

it.each([
  ['1,2x00', 'Enter an amount, such as 12,500'],
  ['12.345', 'Enter at most 2 decimal places'],
  ['-5', 'Enter zero or more'],
])(
  'the money input keeps the typed text %s, and shows why it is invalid',
  async (typed, problem) => {
    render(
      <Field label="Amount">
        <Sample initial={null} />
      </Field>,
    );
    const input = screen.getByLabelText('Price');
    await userEvent.type(input, typed);
    await userEvent.tab();
    expect(input).toHaveValue(typed);
    expect(input).toHaveAccessibleDescription(problem);
    expect(input).toBeInvalid();
    expect(screen.getByRole('status')).toHaveTextContent('NaN');
    await userEvent.clear(input);
    await userEvent.type(input, '12.30');
    await userEvent.tab();
    expect(input).toBeValid();
    expect(screen.getByRole('status')).toHaveTextContent('1230');
  },
);

it('the money input has the value null when it is cleared', async () => {
  render(<Sample initial={1850000} />);
  const input = screen.getByLabelText('Price');
  expect(input).toHaveValue('18,500.00');
  await userEvent.clear(input);
  expect(screen.getByRole('status')).toHaveTextContent('null');
});
