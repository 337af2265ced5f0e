import { code } from './code.mjs';
import { sentence } from './names.mjs';
import { nameOf, shownFields } from './feature-templates.mjs';

/** A value that the contract accepts. A text differs from the header of its column. */
function sample({ name, kind, values, fields }) {
  switch (kind) {
    case 'text':
      return `'${sentence(name)} 1'`;
    case 'choice':
      return JSON.stringify(values[0]);
    case 'instant':
      return `'2026-11-20T11:00:00.000Z'`;
    case 'date':
      return `'2026-11-20'`;
    case 'kobo':
      return '150_000';
    case 'number':
      return '3';
    case 'boolean':
      return 'true';
    case 'list':
      return '[]';
    case 'object':
      return sampleObject(fields);
    default:
      return 'undefined';
  }
}

const sampleObject = (fields) =>
  `{ ${fields
    .filter(({ isOptional }) => !isOptional)
    .map((field) => `${field.name}: ${sample(field)}`)
    .join(', ')} }`;

const cellTexts = {
  text: ({ name }) => `${sentence(name)} 1`,
  choice: ({ values }) => sentence(String(values[0]).replaceAll('_', '-')),
  instant: () => '20 Nov 2026, 12:00',
  date: () => '20 Nov 2026',
  kobo: () => '₦1,500.00',
  number: () => '3',
  boolean: () => 'Yes',
};

/**
 * The requests of the layout for a user with one permission. They load the counts in the sidebar.
 */
const layoutRequests = {
  'admin-console': {
    orders: ['adminOrders', 'main/admin-orders', '{ rows: [], count: 0, statusCounts: {} }'],
    payouts: ['payouts', 'main/payouts', '{ rows: [], count: 0 }'],
    products: [
      'productApprovals',
      'main/product-approvals',
      '{ rows: [], count: 0, statusCounts: { pending: 0, approved: 0, rejected: 0 } }',
    ],
    stores: ['storeApprovals', 'main/store-approvals', '{ rows: [], count: 0 }'],
  },
  'merchant-console': {
    orders: ['merchantOrders', 'main/merchant-orders', '{ rows: [], count: 0, statusCounts: {} }'],
  },
};

function removalTest({ endpoint, noun, path, removal }) {
  const text = cellTexts.text(nameOf(shownFields(endpoint.fields)));
  return `it('deletes a row after a confirmation', async () => {
      let rows = [${noun.camel}];
      server.use(
        mock.ok(${endpoint.group}.${endpoint.name}, () => ({ rows, count: rows.length })),
        mock.ok(${endpoint.group}.${removal}, ({ params }) => {
          rows = rows.filter(({ id }) => id !== params.id);
          return null;
        }),
      );
      const { user } = open('${path}');
      await user.click(await screen.findByRole('button', { name: 'Delete ${text}' }));
      await user.click(await screen.findByRole('button', { name: 'Delete ${noun.words.one}' }));
      await waitFor(() => expect(screen.queryByRole('row', { name: /${text}/ })).toBeNull());
    });`;
}

export function pageTestFile({ app, endpoint, noun, title, path, removal, scope }) {
  const list = `${endpoint.group}.${endpoint.name}`;
  const request = layoutRequests[app][scope.resource ?? 'orders'];
  const asked = scope.resource === undefined && app === 'admin-console' ? undefined : request;
  const isOther = asked && asked[0] !== endpoint.group;
  const role = { 'admin-console': 'admin', 'merchant-console': 'staff' }[app];
  const viewer =
    scope.resource === undefined
      ? `buildAccount('merchant')`
      : `buildAccount('${role}', { resources: ['${scope.resource}'] })`;
  const row = sampleObject(endpoint.fields);
  const cells = shownFields(endpoint.fields)
    .filter(({ isOptional }) => !isOptional)
    .map((field) => cellTexts[field.kind](field).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const searched = (text) => endpoint.isSearched && text;
  const query = endpoint.isSearched ? `?search=lamp&page=2&size=10` : `?page=2&size=10`;

  return code`
  import { cleanup, screen${removal && ', waitFor'} } from '@testing-library/react';
  import { describe, expect, it } from 'vitest';
  import * as ${endpoint.group} from '@market/api-client/contract/${endpoint.file}';
  ${isOther ? `import * as ${asked[0]} from '@market/api-client/contract/${asked[1]}';` : ''}
  ${endpoint.typeImport && `import { ${endpoint.typeImport[1]} } from '${endpoint.typeImport[0]}';`}
  import { buildAccount } from '@market/testing/factories/accounts';
  import { mock } from '@market/testing/mock';
  import { mockServer } from '@market/testing/server';
  import { renderApp } from '@market/web-kit/testing/render-app';
  import { routes } from '../../routes';

  const ${noun.camel}: ${endpoint.type} = ${row};
  const server = mockServer(
    mock.ok(${list}, { rows: [${noun.camel}], count: 1 }),
    ${isOther ? `mock.ok(${asked[0]}.list, ${asked[2]}),` : ''}
    ${isOther && asked[0] === 'merchantOrders' ? 'mock.ok(merchantOrders.newest, { ids: [], toConfirm: 0 }),' : ''}
  );

  const viewer = ${viewer};
  const open = (address: string, as = viewer) =>
    renderApp('${app.replace('-console', '')}', routes, address, { as });

  describe('the list of ${noun.words.plural}', () => {
    it('shows the values of each row', async () => {
      open('${path}');
      expect(await screen.findByRole('row', { name: /${cells.join('.*')}/ })).toBeVisible();
    });

    it('requests the page${endpoint.isSearched ? ' and the search' : ''} in the URL', async () => {
      const asked: unknown[] = [];
      server.use(
        mock.ok(${list}, ({ query }) => {
          asked.push(query);
          return { rows: [${noun.camel}], count: 90 };
        }),
      );
      open('${path}${query}');
      await screen.findByText('11 to 20 of 90');
      expect(asked).toEqual([{ limit: 10, offset: 10${searched(`, search: 'lamp'`)} }]);
    });

    it('has an empty state', async () => {
      server.use(mock.ok(${list}, { rows: [], count: 0 }));
      open('${path}');
      expect(
        await screen.findByRole('heading', { name: 'No ${noun.words.plural} yet' }),
      ).toBeVisible();
    });

    ${searched(`it('clears a search that matches nothing', async () => {
      server.use(
        mock.ok(${list}, ({ query }) =>
          query.search === undefined ? { rows: [${noun.camel}], count: 1 } : { rows: [], count: 0 },
        ),
      );
      const { user, router } = open('${path}?search=lamp');
      await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
      expect(await screen.findByRole('row', { name: /${cells[0]}/ })).toBeVisible();
      expect(router.state.location.search).toBe('');
    });
    `)}

    it('shows an error with a retry', async () => {
      server.use(mock.fail(${list}, 503));
      const { user } = open('${path}');
      expect(await screen.findByRole('alert')).toHaveTextContent(${list}.failure);
      server.use(mock.ok(${list}, { rows: [${noun.camel}], count: 1 }));
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('row', { name: /${cells[0]}/ })).toBeVisible();
    });

    it('shows a skeleton while it loads', async () => {
      server.use(mock.pending(${list}));
      open('${path}');
      expect(await screen.findByText('Loading')).toHaveAttribute('role', 'status');
    });

    ${removal && removalTest({ endpoint, noun, path, removal })}

    it('is refused without the permission, and hidden in the sidebar', async () => {
      open('/account');
      expect(await screen.findByRole('link', { name: '${title}' })).toBeVisible();
      cleanup();
      open('${path}', buildAccount('${role}'));
      expect(
        await screen.findByRole('heading', { name: 'You do not have access to this page' }),
      ).toBeVisible();
      expect(screen.queryByRole('link', { name: '${title}' })).not.toBeInTheDocument();
    });
  });
`;
}
