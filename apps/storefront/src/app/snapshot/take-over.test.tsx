import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import { buildProductCard } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { AppRoot, createAppRouter } from '@market/web-kit/app-router';
import { createServices } from '@market/web-kit/services';
import { drawn, shopConfig } from '../../test/draw';
import { frame } from '../../test/handlers';
import { routes } from '../routes';
import { adoptPageData } from './page-data';
import { takeOver } from './take-over';

const server = mockServer();
const isTheApps = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));

it.each([
  ['while the app is made ready', false],
  ['before there is any of the app’s code', true],
])('takes over the server’s page: nothing on it is fetched again, and what the visitor has begun %s goes on', async (_, isEarly) => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
  server.use(...frame(), mock.ok(catalogue.list, { rows: [buildProductCard({ name: 'Axora H5' })], count: 1 }), mock.pending(catalogue.facets), mock.pending(catalogue.byId), mock.pending(catalogue.suggestions));
  const page = await drawn('/products');
  expect(asked).toContain('/api/v1/products/customer/getallproducts');
  asked.splice(0);

  history.replaceState(null, '', '/products');
  const root = document.createElement('div');
  // What the browser does with the page that comes; Trusted Types are not at work here.
  root.append(...new DOMParser().parseFromString(page.markup, 'text/html').body.childNodes);
  document.body.replaceChildren(root);
  const services = createServices('storefront', shopConfig);
  const state: unknown = JSON.parse(JSON.stringify(page.state));
  adoptPageData(services.queryClient, { state: state as object, modules: [] });
  const router = createAppRouter(routes, services);

  const before = screen.getByRole('combobox', { name: /^search/i });
  const type = () => {
    before.focus();
    fireEvent.input(before, { target: { value: 'inverter' } });
  };
  if (isEarly) type();
  const done = takeOver(root, router, <AppRoot router={router} services={services} />, []);
  if (!isEarly) type();
  expect(isTheApps(before)).toBe(false);
  const app = await done;
  onTestFinished(() => act(() => app.unmount()));
  await waitFor(() => expect(isTheApps(screen.getByRole('link', { name: 'Axora H5' }))).toBe(true));
  const after = screen.getByRole('combobox', { name: /^search/i });
  expect(after).not.toBe(before);
  expect(after).toHaveFocus();
  expect(after).toHaveValue('inverter');
  expect(asked.filter((path) => /getallproducts|getallcategories/.test(path))).toEqual([]);
});
