import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toast } from '@market/ui/notifications';
import { LazyNotifications } from '../notifications';
import { renderApp } from './render-app';

it('a rendered app shows its own toasts, but none from an earlier test', async () => {
  toast.error('From an earlier test');
  renderApp('merchant', [{ path: '/', element: <LazyNotifications /> }], '/');
  toast.error('From this test');
  expect(await screen.findByText('From this test')).toBeVisible();
  expect(screen.queryByText('From an earlier test')).not.toBeInTheDocument();
});
