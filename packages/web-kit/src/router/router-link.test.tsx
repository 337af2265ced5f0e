import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createRouterLink } from './router-link';

const navigate = vi.fn(() => Promise.resolve());
const Link = createRouterLink({ navigate });

/** Whether the browser would follow the link itself. */
function press(
  address: string,
  init: MouseEventInit = {},
  props: { target?: string; download?: string; onClick?: () => void } = {},
): boolean {
  navigate.mockClear();
  const { unmount } = render(
    <Link to={address} {...props}>
      Orders
    </Link>,
  );
  const isHandledByBrowser = fireEvent.click(screen.getByRole('link', { name: 'Orders' }), init);
  unmount();
  return isHandledByBrowser;
}

it('RouterLink navigates within the app through the router', () => {
  const noticed = vi.fn();
  expect(press('/orders?state=new', {}, { onClick: noticed })).toBe(false);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/orders?state=new', { replace: false });
  expect(noticed).toHaveBeenCalledOnce();
});

it('RouterLink adds no history entry for a link to the current page', () => {
  press(location.href);
  expect(navigate).toHaveBeenCalledWith(location.href, { replace: true });
});

it('RouterLink leaves new tabs, downloads and external links to the browser', () => {
  // jsdom cannot follow links, so the test checks that the router does not.
  addEventListener('click', (event) => event.preventDefault(), { once: false });
  press('/orders', { ctrlKey: true });
  press('/orders', { metaKey: true });
  press('/orders', { button: 1 });
  press('/orders', {}, { target: '_blank' });
  press('/orders.csv', {}, { download: '' });
  press('https://seller.example/orders');
  expect(navigate).not.toHaveBeenCalled();
});
