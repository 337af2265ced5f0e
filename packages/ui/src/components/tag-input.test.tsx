import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { Field } from './field';
import { TagInput } from './tag-input';

function Sample({ max }: { max?: number }) {
  const [tags, setTags] = useState(['5 kVA']);
  return (
    <Field label="Options">
      <TagInput value={tags} onValueChange={setTags} max={max} />
    </Field>
  );
}

const tags = () =>
  screen
    .getAllByRole('button', { name: /^Remove/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''));

it('the tag input adds a tag with Enter and removes the last tag with Backspace', async () => {
  render(<Sample />);
  const input = screen.getByRole('textbox', { name: 'Options' });
  await userEvent.type(input, '8 kVA{Enter}10 kVA{Enter}');
  expect(tags()).toEqual(['5 kVA', '8 kVA', '10 kVA']);
  await userEvent.type(input, '{Backspace}');
  expect(tags()).toEqual(['5 kVA', '8 kVA']);
  await expectAccessible();
});

it('the tag input rejects and announces a duplicate, ignoring case', async () => {
  render(<Sample />);
  await userEvent.type(screen.getByRole('textbox'), '5 KVA{Enter}');
  expect(tags()).toEqual(['5 kVA']);
  expect(screen.getByRole('status')).toHaveTextContent('5 KVA is already in the list');
});

it('the tag input accepts no tags beyond the limit', async () => {
  render(<Sample max={1} />);
  await userEvent.type(screen.getByRole('textbox'), '8 kVA{Enter}');
  expect(tags()).toEqual(['5 kVA']);
  expect(screen.getByRole('status')).toHaveTextContent('You can add at most 1');
});
