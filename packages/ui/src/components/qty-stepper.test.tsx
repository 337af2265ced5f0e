import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { QtyStepper } from './qty-stepper';

function Sample() {
  const [value, setValue] = useState(2);
  return <QtyStepper label="Quantity" value={value} onValueChange={setValue} max={5} />;
}

it('steps with the arrow keys and the buttons, within its limits', async () => {
  render(<Sample />);
  const input = screen.getByRole('spinbutton', { name: 'Quantity' });
  await userEvent.type(input, '{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(input).toHaveValue('5');
  expect(screen.getByRole('button', { name: 'One more' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(input, '{ArrowDown}');
  await userEvent.click(screen.getByRole('button', { name: 'One fewer' }));
  expect(input).toHaveValue('3');
  await expectAccessible();
});

it('keeps the focus on the button at the limit, which then does nothing', async () => {
  const changed = vi.fn();
  render(<QtyStepper label="Quantity" value={1} onValueChange={changed} />);
  const fewer = screen.getByRole('button', { name: 'One fewer' });
  await userEvent.click(fewer);
  expect(fewer).toHaveFocus();
  expect(changed).not.toHaveBeenCalled();
});

it('applies a typed number on blur, and selects the number on focus', async () => {
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
])('leaves the quantity as it was for %s, and says why', async (typed, problem) => {
  render(<Sample />);
  const input = screen.getByRole('spinbutton');
  await userEvent.clear(input);
  await userEvent.type(input, typed);
  await userEvent.tab();
  expect(input).toHaveValue('2');
  expect(screen.getByRole('alert')).toHaveTextContent(`${problem}. It is still 2.`);
  expect(input).toHaveAccessibleDescription(`${problem}. It is still 2.`);
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await expectAccessible();
});

it('keeps the old number when the field is left empty', async () => {
  render(<Sample />);
  await userEvent.clear(screen.getByRole('spinbutton'));
  await userEvent.tab();
  expect(screen.getByRole('spinbutton')).toHaveValue('2');
});
