import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { Field } from './field';
import { Select } from './select';

const banks = [
  { value: 'acc', label: 'Access Bank' },
  { value: 'gtb', label: 'Guaranty Bank' },
  { value: 'zen', label: 'Zenith Bank' },
];

function Sample() {
  const [bank, setBank] = useState<string | null>(null);
  return (
    <Field label="Bank">
      <Select options={banks} value={bank} onValueChange={setBank} placeholder="Choose a bank" />
    </Field>
  );
}

const highlighted = (name: string) =>
  waitFor(() => expect(screen.getByRole('option', { name })).toHaveAttribute('data-highlighted'));

const open = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('listbox');
  await highlighted('Access Bank');
};

it('the select opens with Down, moves with End and Home, and chooses with Enter', async () => {
  render(<Sample />);
  const trigger = screen.getByRole('combobox', { name: 'Bank' });
  expect(trigger).toHaveTextContent('Choose a bank');
  await open();
  await expectAccessible();
  await userEvent.keyboard('{End}');
  await highlighted('Zenith Bank');
  await userEvent.keyboard('{Home}');
  await highlighted('Access Bank');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(trigger).toHaveTextContent('Access Bank'));
  await waitFor(() => expect(trigger).toHaveFocus());
});

it('the select jumps to the typed option', async () => {
  render(<Sample />);
  await open();
  await userEvent.keyboard('z');
  await highlighted('Zenith Bank');
});

it('the select closes with Escape and changes nothing', async () => {
  render(<Sample />);
  await open();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(screen.getByRole('combobox')).toHaveTextContent('Choose a bank');
});

it('the select adds no style element, which the content security policy would block', async () => {
  render(<Sample />);
  await open();
  expect(document.querySelectorAll('style[data-precedence]')).toHaveLength(0);
});
