import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as audit from '@market/api-client/contract/main/audit';
import * as categories from '@market/api-client/contract/main/categories';
import * as documents from '@market/api-client/contract/main/documents';
import * as storeApprovals from '@market/api-client/contract/main/store-approvals';
import type { StoreApplicationDetail } from '@market/domain/stores/store';
import { buildAccount } from '@market/testing/factories/accounts';
import { idOf } from '@market/testing/factories/ids';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import {
  buildStoreWithFirstApproval,
  buildStoreApplication,
  business,
} from '../../../test/build-store-application';
import { routes } from '../../routes';

const approver = buildAccount('approver');
const fatima = { id: idOf('fatima'), name: 'Fatima Yusuf' };
const solar = buildStoreApplication();
const gas = buildStoreApplication({
  ...buildStoreWithFirstApproval({ id: approver.id, name: 'Ngozi Eze' }),
  id: idOf('gas'),
  storeName: 'Owerri Gas Depot',
});

const storeList = (...rows: StoreApplicationDetail[]) =>
  mock.ok(storeApprovals.list, ({ query }) => ({
    rows: rows.filter(({ status }) => query.status === undefined || status === query.status),
    count: rows.length,
  }));
const server = mockServer(
  mock.ok(audit.history, []),
  mock.ok(categories.list, [
    { id: idOf('category'), name: 'Solar panels', productCount: 3, subCategories: [] },
  ]),
);

const open = (address: string, as = approver) => renderApp('admin', routes, address, { as });
const openStore = (store: StoreApplicationDetail, as = approver) => {
  server.use(storeList(store), mock.ok(storeApprovals.byId, store));
  return open(`/stores/${store.id}`, as);
};

describe('the store queue', () => {
  it('groups pending stores by the approval that they need, and counts those that this approver can approve', async () => {
    server.use(storeList(solar, gas));
    open('/stores');
    expect(
      within(await screen.findByRole('region', { name: 'First approval' })).getByRole('link', {
        name: /Coal City Solar.*0 of 2 approvals/,
      }),
    ).toHaveAttribute('href', `/stores/${solar.id}`);
    expect(
      within(screen.getByRole('region', { name: 'Second approval' })).getByRole('link', {
        name: /Owerri Gas Depot.*1 of 2 approvals/,
      }),
    ).toBeVisible();
    expect(await screen.findByRole('tab', { name: /^Pending ?1$/ })).toBeVisible();
  });

  it('shows the stores that match the filters in the URL', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(storeApprovals.list, ({ query }) => {
        onRequest(query);
        return { rows: [], count: 0 };
      }),
    );
    const { user } = open('/stores?search=coal');
    await user.click(await screen.findByRole('tab', { name: 'Sent back' }));
    await waitFor(() =>
      expect(onRequest).toHaveBeenCalledWith({
        limit: 20,
        offset: 0,
        search: 'coal',
        status: 'rejected',
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('heading', { name: 'No stores here' })).toBeVisible();
  });

  it('counts a search as “or more” where the server stops counting, and all stores exactly', async () => {
    server.use(
      mock.ok(storeApprovals.list, { rows: [solar], count: 200 }),
      mock.ok(storeApprovals.byId, solar),
    );
    const found = open('/stores?status=live&search=solar');
    expect(await screen.findByText('1 to 20 of 200+')).toBeVisible();
    found.unmount();
    open('/stores?status=live');
    expect(await screen.findByText('1 to 20 of 200')).toBeVisible();
  });

  it('shows an empty state when no store is pending', async () => {
    server.use(storeList());
    open('/stores');
    expect(await screen.findByRole('heading', { name: 'No stores to approve' })).toBeVisible();
  });

  it('shows a skeleton while it loads, and an error with a retry button', async () => {
    server.use(mock.pending(storeApprovals.list));
    const waiting = open('/stores');
    expect(
      await within(await screen.findByRole('region', { name: 'Queue' })).findByText('Loading'),
    ).toHaveAttribute('role', 'status');
    waiting.unmount();
    server.use(mock.fail(storeApprovals.list, 503));
    const { user } = open('/stores');
    expect(await screen.findByRole('alert')).toHaveTextContent(storeApprovals.list.failure);
    server.use(storeList(solar));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Coal City Solar/ })).toBeVisible();
  });
});

describe('a store’s application', () => {
  it('shows a loading error beside the queue', async () => {
    server.use(storeList(solar), mock.fail(storeApprovals.byId, 500));
    const { user } = open('/stores');
    await user.click(await screen.findByRole('link', { name: /Coal City Solar/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(storeApprovals.byId.failure);
    expect(screen.getByRole('link', { name: /Coal City Solar/ })).toBeInTheDocument();

    server.use(mock.ok(storeApprovals.byId, solar));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: solar.storeName })).toBeVisible();
  });

  it('shows what to check, and masks the document number until it is requested', async () => {
    const { user } = openStore(solar);
    const application = within(await screen.findByRole('region', { name: 'Coal City Solar' }));
    for (const fact of [
      'Yes, RC 1482207',
      '14 May 1986',
      '41 Ogui Road',
      'The home address',
      'COAL CITY SOLAR LTD',
    ])
      expect(application.getByText(fact)).toBeVisible();
    expect(
      application.getAllByText('Standard, 8%'),
      'a fact, and beside the decision',
    ).toHaveLength(2);
    expect(await application.findByText('Solar panels')).toBeVisible();
    expect(application.queryByText('48210077381')).not.toBeInTheDocument();
    await user.click(application.getByRole('button', { name: 'Show document number' }));
    expect(application.getByText('48210077381')).toBeVisible();
  });

  it('shows each private document beside the data that it proves, on the page and in a viewer', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled'));
    server.use(
      mock.ok(documents.link, ({ params: { id } }) => ({
        documentUrl: `/documents/${id}`,
        ...(id === idOf('scan')
          ? { name: 'nin-slip.jpg', contentType: 'image/webp' as const, bytes: 1_240_000 }
          : { name: 'bill.pdf', contentType: 'application/pdf' as const, bytes: 82_000 }),
        url: `/api/documents?of=${id}&signature=x`,
        expiresAt: '2026-11-21T09:00:00.000Z',
        uploadedAt: '2026-11-16T09:00:00.000Z',
      })),
    );
    const { user } = openStore(
      buildStoreApplication({
        business: {
          ...business,
          idDocumentUrl: `/documents/${idOf('scan')}`,
          proofOfAddress: `/documents/${idOf('bill')}`,
        },
      }),
    );
    const card = await screen.findByRole('button', {
      name: /Identity scan.*nin-slip.jpg.*Image, 1.2\sMB.*Uploaded 16 Nov 2026/,
    });
    expect(
      await screen.findByRole('button', { name: /Proof of address.*PDF, 82\skB/ }),
    ).toBeVisible();
    await user.click(card);
    const dialog = within(await screen.findByRole('dialog', { name: 'Identity scan' }));
    const signedUrl = (name: string) => `/api/documents?of=${idOf(name)}&signature=x`;
    expect(dialog.getByRole('img', { name: 'nin-slip.jpg' })).toHaveAttribute(
      'src',
      signedUrl('scan'),
    );
    expect(dialog.getByText('14 May 1986')).toBeVisible();
    // The viewer gets the focus one frame after it opens.
    await waitFor(() =>
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
    );
    await user.keyboard('+');
    expect(dialog.getByRole('button', { name: 'Fit to window' })).toHaveTextContent('150%');

    await user.keyboard('{ArrowRight}');
    expect(await dialog.findByTitle('bill.pdf')).toHaveAttribute(
      'src',
      `${signedUrl('bill')}#navpanes=0&view=FitH`,
    );
    expect(dialog.getByText('9 Nike Lake Road')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      signedUrl('bill'),
    );
    await user.click(dialog.getByRole('button', { name: 'Previous document' }));
    expect(await screen.findByRole('dialog', { name: 'Identity scan' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(card).toHaveFocus();
  });

  it('does not look up other text that the merchant sent as a document', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(documents.link, ({ params }) => {
        onRequest(params);
        throw new Error('No document was expected');
      }),
    );
    openStore(
      buildStoreApplication({ business: { ...business, proofOfAddress: 'javascript:alert(1)' } }),
    );
    const application = within(await screen.findByRole('region', { name: 'Coal City Solar' }));
    expect(application.getAllByText('Not uploaded')).toHaveLength(2);
    expect(onRequest).not.toHaveBeenCalled();
  });

  it('shows the values before and after each change that was made since the application was sent back', async () => {
    openStore(
      buildStoreApplication({
        reviewAnswer: 'The certificate is attached.',
        changes: [
          { field: 'rcNumber', before: 'RC 148', after: 'RC 1482207' },
          { field: 'vatRegistered', before: 'false', after: 'true' },
          { field: 'officeAddress', after: '41 Ogui Road, Enugu North, Enugu' },
        ],
      }),
    );
    const changes = within(
      (await screen.findByRole('heading', { name: 'Changes since it was sent back' }))
        .parentElement ?? document.body,
    );
    expect(changes.getByText('The certificate is attached.')).toBeVisible();
    for (const row of [
      'RC number RC 148 RC 1482207',
      'Registered for VAT No Yes',
      'Office nothing 41 Ogui Road, Enugu North, Enugu',
    ])
      expect(changes.getByRole('row', { name: row })).toBeVisible();
  });

  it('accepts the first approval, and shows who gave it', async () => {
    const sent = vi.fn();
    const { user } = openStore(solar);
    const action = await screen.findByRole('button', { name: 'Give first approval' });
    const steps = within(screen.getByRole('list', { name: 'Approvals' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Submitted/),
      expect.stringMatching(/First approvalWaiting for a decision$/),
      expect.stringMatching(/Second approval/),
      expect.stringMatching(/Open for salesAfter both approvals$/),
    ]);
    const approved = buildStoreWithFirstApproval({ id: approver.id, name: 'Ngozi Eze' });
    server.use(
      storeList(approved),
      mock.ok(storeApprovals.byId, approved),
      mock.ok(storeApprovals.decide, ({ body }) => {
        sent(body);
        return approved;
      }),
    );
    await user.click(action);
    expect(await screen.findByText('Approved, Ngozi Eze, 18 Nov 2026, 15:40')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ approved: true });
  });

  it('tells the first approver that someone else must give the second approval', async () => {
    openStore(gas);
    expect(await screen.findByText(/Someone else must give the second/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /approval/ })).not.toBeInTheDocument();
  });

  it('shows the server’s error beside the decision', async () => {
    const message = 'You gave the first approval. Someone else must give the second.';
    server.use(mock.fail(storeApprovals.decide, 409, { message }));
    const { user } = openStore(buildStoreWithFirstApproval(fatima));
    await user.click(await screen.findByRole('button', { name: 'Give second approval' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Give second approval' })).toBeEnabled();
  });

  it('can be sent back only with a reason, which stays in the field when the server rejects it', async () => {
    const sent = vi.fn();
    const { user } = openStore(solar);
    await user.click(await screen.findByRole('button', { name: 'Send back' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Send Coal City Solar back?' }),
    );
    const send = dialog.getByRole('button', { name: 'Send back' });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    expect(send).toHaveAccessibleDescription('Add a reason to send it back.');
    const reason = dialog.getByLabelText('Reason');

    server.use(
      mock.fail(storeApprovals.decide, 422, {
        errors: [{ field: 'reviewNote', message: 'Use at most 500 characters' }],
      }),
    );
    await user.type(reason, 'The bank account is not in the company’s name.');
    await user.click(dialog.getByRole('button', { name: 'Send back' }));
    await waitFor(() => expect(reason).toHaveAccessibleDescription('Use at most 500 characters'));

    server.use(
      mock.ok(storeApprovals.decide, ({ body }) => {
        sent(body);
        return solar;
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Send back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toHaveBeenCalledWith({
      approved: false,
      reviewNote: 'The bank account is not in the company’s name.',
    });
  });

  it('lets an admin with access give the first approval, and says who must give the second', async () => {
    const as = buildAccount('admin', { resources: ['stores'] });
    const { unmount } = openStore({ ...solar, firstApproval: false, approvals: [] }, as);
    expect(await screen.findByRole('button', { name: /approval/ })).toBeVisible();
    unmount();
    openStore({ ...solar, firstApproval: true }, as);
    expect(
      await screen.findByText(/A store approver or a super admin must give the second approval/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /approval|Send back/ })).not.toBeInTheDocument();
  });
});
