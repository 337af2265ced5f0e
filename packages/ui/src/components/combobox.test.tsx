import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { Combobox } from './combobox';
import { Field } from './field';

const states = [
  { value: 'kd', label: 'Kaduna' },
  { value: 'kn', label: 'Kano' },
  { value: 'la', label: 'Lagos' },
];

function Sample({ onSearch }: { onSearch?: (text: string) => void }) {
  const [state, setState] = useState<string | null>(null);
  return (
    <Field label="State">
      <Combobox options={states} value={state} onValueChange={setState} onSearch={onSearch} />
      <output>{state ?? 'none'}</output>
    </Field>
  );
}

it('the combobox filters the list by the typed text and chooses with Enter', async () => {
  render(<Sample />);
  const input = screen.getByRole('combobox', { name: 'State' });
  await userEvent.type(input, 'ka');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Kaduna',
      'Kano',
    ]),
  );
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(input).toHaveValue('Kano'));
  expect(screen.getByText('kn')).toBeInTheDocument();
});

it('the combobox lists options that start with the typed text first', async () => {
  const user = userEvent.setup();
  render(
    <Combobox
      label="City"
      options={['Atiba', 'Ibadan North', 'Ibarapa'].map((label) => ({ value: label, label }))}
      value={null}
      onValueChange={() => undefined}
    />,
  );
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'ib');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Ibadan North',
    'Ibarapa',
    'Atiba',
  ]);
});

it('the combobox shows a message when nothing matches, and closes with Escape', async () => {
  render(<Sample />);
  await userEvent.type(screen.getByRole('combobox'), 'zz');
  expect(await screen.findByText('No match')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('No match')).toBeNull());
});

it('the combobox passes typed text to a server search and shows its options unfiltered', async () => {
  const search = vi.fn();
  render(<Sample onSearch={search} />);
  await userEvent.type(screen.getByRole('combobox'), 'zz');
  expect(search).toHaveBeenLastCalledWith('zz');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
});

it('the combobox keeps the label of a chosen value that is no longer among the options', () => {
  render(
    <Combobox
      label="State"
      options={states}
      value="ed"
      selectedLabel="Edo"
      onValueChange={() => undefined}
      onSearch={() => undefined}
    />,
  );
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('Edo');
});
