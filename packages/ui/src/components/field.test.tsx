import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { Checkbox } from './checkbox';
import { Combobox } from './combobox';
import { Field } from './field';
import { Input } from './input';
import { MoneyInput } from './money-input';
import { NativeSelect } from './native-select';
import { PasswordInput } from './password-input';
import { Select } from './select';
import { Textarea } from './textarea';

const options = [{ value: 'a', label: 'A' }];
const nothing = () => undefined;

it.each([
  ['Input', <Input key="i" />],
  ['Textarea', <Textarea key="t" />],
  ['PasswordInput', <PasswordInput key="p" />],
  ['MoneyInput', <MoneyInput key="m" value={null} onValueChange={nothing} />],
  ['NativeSelect', <NativeSelect key="n" />],
  ['Select', <Select key="s" options={options} value={null} onValueChange={nothing} />],
  ['Combobox', <Combobox key="c" options={options} value={null} onValueChange={nothing} />],
])('the field labels %s and describes it with its error', async (_name, control) => {
  render(
    <Field label="Bank" error="Choose a bank.">
      {control}
    </Field>,
  );
  const element = screen.getByLabelText('Bank');
  expect(element).toBeInvalid();
  expect(element).toHaveAccessibleDescription('Choose a bank.');
  await expectAccessible();
});

it('the field shows the hint until there is an error', () => {
  const { rerender } = render(
    <Field label="Email" hint="For the receipt.">
      <Input />
    </Field>,
  );
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('For the receipt.');
  expect(screen.getByLabelText('Email')).toBeValid();
  rerender(
    <Field label="Email" hint="For the receipt." error="Enter an email address.">
      <Input />
    </Field>,
  );
  expect(screen.queryByText('For the receipt.')).toBeNull();
});

it('the field forwards native props and the ref, which form libraries need', async () => {
  const blur = vi.fn();
  const refs: (HTMLInputElement | null)[] = [];
  render(
    <Field label="Name" optional>
      <Input name="name" onBlur={blur} ref={(element) => void refs.push(element)} />
    </Field>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
  await userEvent.tab();
  expect(blur).toHaveBeenCalledOnce();
  expect(refs[0]).toHaveValue('Ada');
});

it('the field shows a password without clearing it', async () => {
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  );
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('secret');
});

it('a mixed checkbox is partially checked', () => {
  render(<Checkbox label="All" mixed />);
  expect(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
});
