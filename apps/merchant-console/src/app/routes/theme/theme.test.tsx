import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as themes from '@market/api-client/contract/theme/themes';
import type { MerchantProfile } from '@market/domain/stores/store';
import type { StoreStatus } from '@market/domain/stores/store-status';
import { themes as allThemes } from '@market/domain/themes/theme-list';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildStorePage, buildThemeLayout } from '@market/testing/factories/store-page';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const layout = buildThemeLayout({ body: { title: 'Solar that is sized' } });
const ownThemes = (active: number) =>
  allThemes.map((theme) => ({
    ...theme,
    type: 'free' as const,
    owned: theme.id === 45 || theme.id === active,
    active: theme.id === active,
  }));
const merchant = buildAccount('merchant');
function profile(status: StoreStatus): MerchantProfile {
  return {
    id: merchant.id,
    firstName: 'Ngozi',
    lastName: 'Eze',
    email: merchant.email,
    onboardingPercent: 100,
    store: {
      id: 's1',
      storeName: 'Helios Yard',
      storeUrl: 'http://shop.localhost/stores/helios-yard',
      isPhysicalLocation: false,
      socialLinks: {},
      dispatch: { cutOff: '14:00', workingDays: [1, 2, 3, 4, 5] },
      returnDays: 7,
      payOnDelivery: { accepted: false },
      status,
      firstApproval: true,
      secondApproval: true,
    },
  };
}
const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(themes.list, ownThemes(45)),
  mock.ok(themes.current, layout),
  mock.ok(themes.ownPage, buildStorePage()),
  mock.ok(accounts.merchantProfile, profile('live')),
);
const open = () => renderApp('merchant', routes, '/theme', { as: merchant });
const tab = (name: string) => screen.findByRole('tab', { name });

describe('the theme editor', () => {
  it('saves only what changed, with a confirmation', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(themes.body, ({ body: { merchantThemeId, ...body } }) => {
        sent(merchantThemeId, body);
        const changed = { ...layout, body };
        server.use(mock.ok(themes.current, changed));
        return changed;
      }),
    );
    const { user } = open();
    await user.click(await tab('Body'));
    expect(screen.getByRole('button', { name: 'Save theme' })).toBeDisabled();
    await user.type(screen.getByLabelText('Title'), ' first');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use Delta' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Save theme' }));
    expect(await screen.findByText('All changes saved')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith(layout.merchantThemeId, {
      title: 'Solar that is sized first',
    });
  });

  it('opens the tab of a field that the server refused, and restores the saved theme', async () => {
    server.use(
      mock.fail(themes.social, 422, {
        errors: [{ field: 'socials.instagram', message: 'That page is not there' }],
      }),
    );
    const { user } = open();
    await user.click(await tab('Socials'));
    await user.type(screen.getByLabelText(/^Instagram/), 'https://instagram.com/x');
    await user.click(await tab('Header'));
    await user.click(screen.getByRole('button', { name: 'Save theme' }));
    expect(await screen.findByText('That page is not there')).toBeVisible();
    expect(screen.getByLabelText(/^Instagram/)).toHaveValue('https://instagram.com/x');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save theme' })).toBeDisabled());
    expect(document.body).not.toHaveFocus();
  });

  it('makes colours readable with one button, and moves the focus to them', async () => {
    const { user } = open();
    await user.click(await tab('Colours'));
    const label = screen.getByLabelText('Label of the main button');
    await user.clear(label);
    await user.type(label, '#222222');
    await user.click(await screen.findByRole('button', { name: 'Make all readable' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Make all readable' })).not.toBeInTheDocument(),
    );
    expect(screen.getByLabelText('Label of the main button')).not.toHaveValue('#222222');
    expect(document.activeElement).toContainElement(label);
    expect(document.body).not.toHaveFocus();
  });

  it('asks before saving colours that are hard to read', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(themes.colour, ({ body }) => {
        sent(body.colors.primaryLabel);
        return { ...layout, colors: body.colors };
      }),
    );
    const { user } = open();
    await user.click(await tab('Colours'));
    const label = screen.getByLabelText('Label of the main button');
    await user.clear(label);
    await user.type(label, '#222222');
    await user.click(screen.getByRole('button', { name: 'Save theme' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Save colours that are hard to read?' }),
    );
    expect(sent).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Save these colours' }));
    await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('#222222'));
  });

  it('previews the store’s page in the shop', async () => {
    open();
    expect(await screen.findByTitle('Preview of your store')).toHaveAttribute(
      'src',
      'http://shop.localhost/stores/helios-yard?preview',
    );
  });

  it('previews a store that is not live by sending the whole page to the frame', async () => {
    const page = buildStorePage({ storeName: 'Not open yet' });
    server.use(
      mock.ok(accounts.merchantProfile, profile('pending')),
      mock.ok(themes.ownPage, page),
    );
    const { user } = open();
    const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of your store');
    expect(frame).toHaveAttribute('src', 'http://shop.localhost/store-preview');
    await user.click(await screen.findByRole('button', { name: 'Use Delta' }));
    expect(await screen.findByText(/^Shoppers see it when your store goes live\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep current theme' }));
    const { contentWindow } = frame;
    const received = vi.spyOn(contentWindow ?? window, 'postMessage').mockReturnValue();
    window.dispatchEvent(
      new MessageEvent('message', { origin: 'http://shop.localhost', source: contentWindow }),
    );
    await user.click(await tab('Body'));
    await user.type(screen.getByLabelText('Title'), ' first');
    await user.click(await tab('Socials'));
    await user.type(screen.getByLabelText(/^Instagram/), '@eze');
    await user.type(screen.getByLabelText(/^Facebook/), 'not a page');
    await waitFor(() =>
      expect(received).toHaveBeenLastCalledWith(
        expect.objectContaining({
          storeName: 'Not open yet',
          theme: expect.objectContaining({
            body: { title: 'Solar that is sized first' },
            socials: { instagram: 'https://instagram.com/eze' },
          }),
        }),
        'http://shop.localhost',
      ),
    );
  });

  it('lets keyboard users skip the preview frame', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Skip the preview' }));
    expect(screen.getByRole('heading', { name: 'All themes' }).closest('section')).toHaveFocus();
  });

  it('switches to another theme, and keeps the focus on it', async () => {
    const calls: string[] = [];
    server.use(
      mock.ok(themes.purchase, ({ body }) => {
        calls.push(`${body.type} ${body.themeId}`);
        return layout;
      }),
      mock.ok(themes.activate, ({ body }) => {
        calls.push(`activate ${body.themeId}`);
        server.use(mock.ok(themes.list, ownThemes(47)));
        return layout;
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Use Delta' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Use Delta for your store?' }),
    );
    expect(calls).toEqual([]);
    expect(question.getByText(/^Shoppers see it immediately\./)).toBeVisible();
    expect(question.getByTitle('Preview of your store')).toHaveAttribute(
      'src',
      'http://shop.localhost/stores/helios-yard?preview',
    );
    await user.click(question.getByRole('button', { name: 'Use Delta' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Use Delta' })).not.toBeInTheDocument(),
    );
    const delta = screen.getByRole('heading', { name: 'Delta' }).closest('li');
    expect(delta && within(delta).getByText('In use')).toBeVisible();
    expect(delta).toHaveFocus();
    expect(calls).toEqual(['free 47', 'activate 47']);
  });
});
