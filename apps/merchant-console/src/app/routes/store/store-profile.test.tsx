import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as hubs from '@market/api-client/contract/main/hubs';
import * as locations from '@market/api-client/contract/shipping/locations';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as stores from '@market/api-client/contract/main/stores';
import type { HubApplication } from '@market/domain/hubs/hub';
import type { MerchantProfile } from '@market/domain/stores/store';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const owner = buildAccount('merchant');
const place = {
  street: '14 Allen Avenue',
  city: 'Ikeja',
  state: 'Lagos',
  country: 'Nigeria' as const,
};
const store: MerchantProfile['store'] = {
  id: 'store',
  storeName: 'Helios Yard',
  storeUrl: 'helios-yard',
  storePhoneNumber: '0803 123 4567',
  isPhysicalLocation: false,
  shippingLocation: place,
  socialLinks: {},
  dispatch: { cutOff: '14:00', workingDays: [1, 2, 3, 4, 5] },
  returnDays: 7,
  payOnDelivery: { accepted: false },
  status: 'live',
  firstApproval: true,
  secondApproval: true,
};
const profile: MerchantProfile = {
  id: owner.id,
  firstName: 'Ngozi',
  lastName: 'Eze',
  email: owner.email,
  onboardingPercent: 100,
  store,
};
const hub = { id: 'ikeja', name: 'Ikeja hub', phoneNumber: '0800 000 0001', address: place };
const application: HubApplication = {
  storeId: 'store',
  storeName: 'Helios Yard',
  hub,
  status: 'pending',
  note: '40 parcels a week',
  appliedAt: '2026-11-20T08:00:00.000Z',
};

const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(accounts.merchantProfile, profile),
  mock.ok(locations.list, [{ name: 'Lagos', lgas: ['Ikeja'] }]),
  mock.ok(hubs.list, [hub]),
  mock.ok(hubs.application, { application: undefined }),
);
const open = (address: string, as = owner) => renderApp('merchant', routes, address, { as });

describe('the store profile', () => {
  it('shows the owner the tax number, with a link to change it', async () => {
    const business: NonNullable<MerchantProfile['business']> = {
      isRegisteredBusiness: true,
      rcNumber: 'RC 1482207',
      taxNumber: '12345678-0001',
      vatRegistered: true,
      dateOfBirth: '1984-03-02',
      nationality: 'Nigerian',
      idDocumentType: 'NIN slip',
      idDocumentNumber: '12345678901',
      homeAddress: {
        street: '1 Ada Street',
        LGA: 'Ikeja',
        state: 'Lagos',
        country: 'Nigeria',
      },
      useHomeAddress: true,
      categoryId: 'solar',
      subCategoryIds: [],
      staffSize: '1',
    };
    server.use(mock.ok(accounts.merchantProfile, { ...profile, business }));
    open('/store');
    const tin = await screen.findByText('TIN');
    expect(tin.parentElement).toHaveTextContent('12345678-0001');
    expect(screen.getByText('VAT').parentElement).toHaveTextContent('Registered');
    expect(screen.getByRole('link', { name: 'Edit business' })).toHaveAttribute(
      'href',
      '/set-up?step=business',
    );
  });

  it('enables pay on delivery up to a maximum order value, which is required and capped', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(stores.saveProfile, ({ body }) => {
        sent(body.payOnDelivery);
        return { ...store, payOnDelivery: body.payOnDelivery ?? store.payOnDelivery };
      }),
    );
    const { user } = open('/set-up?step=store');
    await user.click(await screen.findByRole('switch', { name: /Pay on delivery/ }));
    const save = () => user.click(screen.getByRole('button', { name: 'Save store profile' }));
    await save();
    expect(
      await screen.findByText('Enter the maximum value of an order paid on delivery'),
    ).toBeVisible();
    const amount = screen.getByLabelText(/Maximum order value/);
    await user.type(amount, '500001');
    await save();
    expect(await screen.findByText('Enter at most ₦500,000.00')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '200000');
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ accepted: true, upTo: 20_000_000 }));
  });

  it('pauses the store after a confirmation, and resumes it', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(stores.pause, ({ body }) => {
        sent(body);
        const changed = { ...store, status: body.paused ? ('paused' as const) : ('live' as const) };
        server.use(mock.ok(accounts.merchantProfile, { ...profile, store: changed }));
        return changed;
      }),
    );
    const { user } = open('/store');
    await user.click(await screen.findByRole('button', { name: 'Pause the store' }));
    expect(
      await screen.findByRole('alertdialog', { name: 'Pause Helios Yard?' }),
    ).toHaveTextContent(/Existing orders continue/);
    expect(sent).not.toHaveBeenCalled();
    await user.click(
      screen.getAllByRole('button', { name: 'Pause the store' }).at(-1) ?? document.body,
    );
    expect(await screen.findByText('Your store is paused.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'Resume the store' }));
    expect(await screen.findByText(/Your store is live/)).toBeVisible();
    expect(sent.mock.calls).toEqual([[{ paused: true }], [{ paused: false }]]);
  });

  it('can be resubmitted by users who may edit it once the store is rejected', async () => {
    server.use(
      mock.ok(accounts.merchantProfile, {
        ...profile,
        store: { ...store, status: 'rejected', reviewNote: 'No such street.' },
      }),
      mock.ok(stores.resubmit, () => {
        const waiting = {
          ...store,
          status: 'pending' as const,
          firstApproval: false,
          secondApproval: false,
        };
        server.use(mock.ok(accounts.merchantProfile, { ...profile, store: waiting }));
        return waiting;
      }),
    );
    const { user } = open('/store', buildAccount('staff', { resources: ['store'] }));
    expect(await screen.findByText(/No such street/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Fix and submit again' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Submit again' }));
    expect(await screen.findByRole('list', { name: 'Approvals' })).toBeVisible();
  });

  it('shows why pausing failed and keeps the dialog open', async () => {
    server.use(
      mock.fail(stores.pause, 409, {
        message: 'Only a live store can be paused. Reload the page.',
      }),
    );
    const { user } = open('/store');
    await user.click(await screen.findByRole('button', { name: 'Pause the store' }));
    await user.click(
      (await screen.findAllByRole('button', { name: 'Pause the store' })).at(-1) ?? document.body,
    );
    expect(
      await screen.findByText('Only a live store can be paused. Reload the page.'),
    ).toBeVisible();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('shows the social links, with a link to edit them in the theme', async () => {
    const socialLinks = { whatsapp: 'https://wa.me/2348035550142' };
    server.use(mock.ok(accounts.merchantProfile, { ...profile, store: { ...store, socialLinks } }));
    open('/store');
    expect(await screen.findByText('wa.me/2348035550142')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit in Theme' })).toHaveAttribute('href', '/theme');
    expect(screen.queryByLabelText(/Instagram/)).not.toBeInTheDocument();
  });
});

describe('the hub section', () => {
  it('accepts an application, which can be withdrawn', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(hubs.apply, ({ body }) => {
        sent(body);
        server.use(mock.ok(hubs.application, { application }));
        return application;
      }),
      mock.ok(hubs.withdraw, () => {
        server.use(mock.ok(hubs.application, { application: undefined }));
        return null;
      }),
    );
    const { user } = open('/store/hub');
    await user.click(await screen.findByRole('button', { name: 'Apply to the hub' }));
    expect(await screen.findByText('Choose a hub')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Ikeja hub/ }));
    await user.type(screen.getByLabelText('Note to the platform'), '40 parcels a week');
    await user.click(screen.getByRole('button', { name: 'Apply to the hub' }));
    expect(await screen.findByText('Awaiting decision')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ hubId: 'ikeja', note: '40 parcels a week' });

    await user.click(screen.getByRole('button', { name: 'Withdraw application' }));
    await user.click(
      (await screen.findAllByRole('button', { name: 'Withdraw application' })).at(-1) ??
        document.body,
    );
    expect(await screen.findByRole('button', { name: 'Apply to the hub' })).toBeVisible();
  });

  it('shows why an application was declined, and lets the store apply again', async () => {
    server.use(
      mock.ok(hubs.application, {
        application: {
          ...application,
          status: 'declined',
          reviewNote: 'The hub is full until January.',
          decidedAt: '2026-11-21T08:00:00.000Z',
        },
      }),
    );
    open('/store/hub');
    expect(await screen.findByText(/The hub is full until January/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Apply again' })).toBeVisible();
  });

  it('is offered to live stores only, and hidden from staff without the permission', async () => {
    server.use(
      mock.ok(accounts.merchantProfile, { ...profile, store: { ...store, status: 'pending' } }),
    );
    const { unmount } = open('/store/hub');
    expect(
      await screen.findByText('You can apply to a hub once your store is live.'),
    ).toBeVisible();
    unmount();
    open('/store/hub', buildAccount('staff', { resources: ['orders'] }));
    expect(
      await screen.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Hub' })).not.toBeInTheDocument();
  });
});
