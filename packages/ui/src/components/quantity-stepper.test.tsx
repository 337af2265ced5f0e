import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { QuantityStepper } from './quantity-stepper';

function Sample() {
  const [value, setValue] = useState(2);
  return <QuantityStepper label="Quantity" value={value} onValueChange={setValue} max={5} />;
}

it('the quantity stepper steps with the arrow keys and the buttons, within its limits', async () => {
  render(<Sample />);
  const input = screen.getByRole('spinbutton', { name: 'Quantity' });
  await userEvent.type(input, '{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(input).toHaveValue('5');
  expect(screen.getByRole('button', { name: 'Increase quantity' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.type(input, '{ArrowDown}');
  await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  expect(input).toHaveValue('3');
  await expectAccessible();
});

it('the quantity stepper keeps the focus on the button at the limit, which then does nothing', async () => {
  const changed = vi.fn();
  render(<QuantityStepper label="Quantity" value={1} onValueChange={changed} />);
  const fewer = screen.getByRole('button', { name: 'Decrease quantity' });
  await userEvent.click(fewer);
  expect(fewer).toHaveFocus();
  expect(changed).not.toHaveBeenCalled();
});

it('the quantity stepper applies a typed number on blur, and selects the number on focus', async () => {
  render(<Sample />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('4');
  await userEvent.tab();
  expect(screen.getByRole('spinbutton')).toHaveValue('4');
});

it.each([
  ['40', 'Enter at most 5'],
  ['1.5', 'Enter a whole number'],
  ['-3', 'Enter 1 or more'],
  ['two', 'Enter a whole number'],
])(
  'the quantity stepper keeps the quantity and shows the reason when %s is typed',
  async (typed, problem) => {
    render(<Sample />);
    const input = screen.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, typed);
    await userEvent.tab();
    expect(input).toHaveValue('2');
    expect(screen.getByRole('alert')).toHaveTextContent(`${problem}. The quantity is still 2.`);
    expect(input).toHaveAccessibleDescription(`${problem}. The quantity is still 2.`);
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await expectAccessible();
  },
);

it('the quantity stepper keeps the old number when the field is left empty', async () => {
  render(<Sample />);
  await userEvent.clear(screen.getByRole('spinbutton'));
  await userEvent.tab();
  expect(screen.getByRole('spinbutton')).toHaveValue('2');
});
