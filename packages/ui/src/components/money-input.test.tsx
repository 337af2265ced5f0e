import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
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

it('keeps integer kobo while a person types naira, and groups the text on blur', async () => {
  render(<Sample initial={null} />);
  const input = screen.getByLabelText('Price');
  await userEvent.type(input, '1250000.5');
  expect(screen.getByRole('status')).toHaveTextContent('125000050');
  expect(input).toHaveValue('1250000.5');
  await userEvent.tab();
  expect(input).toHaveValue('1,250,000.50');
});

it('takes commas and refuses letters', async () => {
  render(<Sample initial={null} />);
  await userEvent.type(screen.getByLabelText('Price'), '1,2x00');
  expect(screen.getByRole('status')).toHaveTextContent('120000');
});

it('is null when it is emptied', async () => {
  render(<Sample initial={1850000} />);
  const input = screen.getByLabelText('Price');
  expect(input).toHaveValue('18,500.00');
  await userEvent.clear(input);
  expect(screen.getByRole('status')).toHaveTextContent('null');
});
