import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { SearchInput } from './search-input';

function Sample() {
  const [text, setText] = useState('');
  return <SearchInput label="Search orders" value={text} onValueChange={setText} />;
}

it('the search input is cleared with Escape and with its button', async () => {
  render(<Sample />);
  const search = screen.getByRole('searchbox');
  await userEvent.type(search, 'VM-1{Escape}');
  expect(search).toHaveValue('');
  await userEvent.type(search, 'VM-2');
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(search).toHaveValue('');
});
