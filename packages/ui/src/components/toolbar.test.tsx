import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Toolbar, ToolbarFilters } from './toolbar';

it('the toolbar shows and hides the filters on a phone, and counts the active ones', async () => {
  render(
    <Toolbar>
      <ToolbarFilters values={['paid', undefined]}>
        <input aria-label="Status" />
      </ToolbarFilters>
    </Toolbar>,
  );
  const button = screen.getByRole('button', { name: 'Filters (1)', expanded: false });
  const filters = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(filters).toContainElement(screen.getByLabelText('Status'));
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
