import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { Notifications, toast } from './notifications';

beforeEach(() => {
  toast.dismiss();
  render(<Notifications />);
});

it('the toaster announces errors immediately and other messages politely', async () => {
  act(() => {
    toast.error('Update failed', { description: 'SKU HY-1 is already in use.' });
    toast.success('Product updated successfully');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Update failed');
  expect(screen.getByText('SKU HY-1 is already in use.')).toBeInTheDocument();
  expect(screen.getByText('Product updated successfully').closest('[role="alert"]')).toBeNull();
  await expectAccessible();
});

it('the toaster updates a toast by its id', async () => {
  const id = toast.loading('Assigning 3 orders…');
  await screen.findByText('Assigning 3 orders…');
  act(() => void toast.success('3 orders assigned', { id }));
  await screen.findByText('3 orders assigned');
  await waitFor(() => expect(screen.queryByText('Assigning 3 orders…')).toBeNull());
});

it('the toaster moves the focus to the toasts when F8 is pressed', async () => {
  toast.info('Prices change at 6:00');
  const shown = await screen.findByText('Prices change at 6:00');
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(shown.closest('ol')).toHaveFocus();
});
