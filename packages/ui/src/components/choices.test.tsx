import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { RadioGroup } from './radio-group';
import { SegmentedControl } from './segmented-control';
import { Tabs } from './tabs';

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
  { value: 'c', label: 'Third' },
];

function Radios() {
  const [value, setValue] = useState('a');
  return (
    <RadioGroup
      legend="Partner"
      look="cards"
      options={options}
      value={value}
      onValueChange={setValue}
      error="Choose one."
    />
  );
}

function Segments() {
  const [value, setValue] = useState('b');
  return (
    <SegmentedControl label="Period" options={options} value={value} onValueChange={setValue} />
  );
}

function StatusTabs() {
  const [value, setValue] = useState('a');
  return (
    <Tabs
      label="Status"
      value={value}
      onValueChange={setValue}
      items={options.map((option, index) => ({
        ...option,
        count: index,
        panel: `Panel ${option.label}`,
      }))}
    />
  );
}

it('arrow keys select a radio button', async () => {
  render(<Radios />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Second' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Second' })).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Partner' })).toHaveAccessibleDescription('Choose one.');
  await expectAccessible();
});

it('arrow keys, Home and End move between segments', async () => {
  render(<Segments />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('radio', { name: 'Third' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Third' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('radio', { name: 'First' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Second' })).toBeChecked();
  await expectAccessible();
});

it('arrow keys, Home and End move between tabs, and Enter opens one', async () => {
  render(<StatusTabs />);
  const [first, second, third] = screen.getAllByRole('tab');
  await userEvent.tab();
  expect(first).toHaveFocus();
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(third).toHaveFocus());
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(second).toHaveFocus());
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Panel First');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent('Panel Second'));
  expect(second).toHaveAttribute('aria-selected', 'true');
  await expectAccessible();
});
