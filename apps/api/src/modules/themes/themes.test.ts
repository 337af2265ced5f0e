import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '@market/api-client/client';
import * as contract from '@market/api-client/contract';
import { contrast } from '@market/domain/themes/contrast';
import { defaultTheme } from '@market/domain/themes/theme-list';
import { storesTable } from '../../db/schema';
import { startMarket, type TestMarket } from '../../test/harness';
import type { TestAccount } from '../../test/test-accounts';

const {
  activate,
  addTestimonial,
  body,
  colour,
  current,
  customization,
  header,
  list,
  ownPage,
  purchase,
  removeTestimonial,
  social,
  testimonials,
} = contract.themes;

let market: TestMarket;
let merchant: TestAccount;
let call: Call;
let id: string;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  call = market.as(merchant);
  id = (await call(current)).merchantThemeId;
});

const page = () => market.anonymous(contract.stores.page, { params: { id: merchant.storeId } });
const logo = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 20, height: 20, channels: 3, background: 'green' } })
          .png()
          .toBuffer(),
      ),
    ],
    'logo.png',
    { type: 'image/png' },
  );

describe('a store’s theme', () => {
  it('is the default theme, number 45, until the merchant adds and activates another theme', async () => {
    expect(await call(current)).toMatchObject({
      activeThemeId: 45,
      colors: defaultTheme.colors,
      header: {},
      body: {},
    });
    await expect(call(activate, { body: { themeId: 48 } })).rejects.toMatchObject({ status: 409 });
    await expect(call(customization, { params: { themeId: '48' } })).rejects.toMatchObject({
      status: 404,
    });
    await call(purchase, { body: { themeId: 48, type: 'free' } });
    expect(await call(purchase, { body: { themeId: 48, type: 'free' } })).toMatchObject({
      activeThemeId: 45,
      themeId: 48,
    });
    expect((await page()).theme).toMatchObject({ activeThemeId: 45, name: 'Foundry' });
    expect(await call(activate, { body: { themeId: 48 } })).toMatchObject({
      activeThemeId: 48,
      name: 'Night shift',
    });
    expect((await page()).theme).toMatchObject({ activeThemeId: 48, ground: { page: '#17140F' } });
    expect(
      (await call(list))
        .filter(({ owned }) => owned)
        .map(({ id: themeId, active }) => [themeId, active]),
    ).toEqual([
      [45, false],
      [48, true],
    ]);
    await expect(call(purchase, { body: { themeId: 7, type: 'free' } })).rejects.toMatchObject({
      status: 422,
    });
  });

  it('shows the merchant’s header, texts and social links, and the profile’s phone number when the header has none', async () => {
    expect((await page()).theme.header).toMatchObject({ phoneNumber: '08031234567' });
    const saved = await call(header, {
      body: {
        merchantThemeId: id,
        logo: await logo(),
        phoneNumber: '0809 555 0107',
        email: 'yard@helios.example',
        bannerText: 'Free delivery in Ikeja',
      },
    });
    expect(saved.header).toMatchObject({
      phoneNumber: '0809 555 0107',
      email: 'yard@helios.example',
      bannerText: 'Free delivery in Ikeja',
      logo: expect.stringMatching(/^\/images\//),
    });
    const savedTheme = await call(header, {
      body: { merchantThemeId: id, bannerText: 'Open on Sundays' },
    });
    expect(savedTheme.header).toEqual({ logo: saved.header.logo, bannerText: 'Open on Sundays' });
    await call(body, {
      body: {
        merchantThemeId: id,
        title: 'Sized before it is sold',
        subtitle: 'Tell us what you run.',
      },
    });
    await call(social, {
      body: { merchantThemeId: id, socials: { whatsapp: 'https://wa.me/2348095550107' } },
    });
    expect((await page()).theme).toMatchObject({
      header: { ...savedTheme.header, phoneNumber: '08031234567' },
      body: { title: 'Sized before it is sold' },
      socials: { whatsapp: 'https://wa.me/2348095550107' },
    });
    await expect(
      call(header, { body: { merchantThemeId: id, email: 'yard' } }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'email' }] });
    await expect(
      call(social, { body: { merchantThemeId: id, socials: { whatsapp: 'javascript:alert(1)' } } }),
    ).rejects.toMatchObject({ status: 422 });
    await expect(
      call(body, { body: { merchantThemeId: id, bannerImage: '/images/not-uploaded' } }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'bannerImage' }] });
  });

  it('returns its phone number and banner text as lists with one item each', async () => {
    await call(header, {
      body: { merchantThemeId: id, phoneNumber: '0809 555 0107', bannerText: 'Open' },
    });
    const { token, sessionId } = merchant;
    const reply = await market.app.inject({
      url: '/api/theme/themes/current',
      headers: {
        host: 'seller.localhost:8080',
        authorization: `Bearer ${token}`,
        'x-xsrf-token': market.xsrfToken(sessionId),
      },
    });
    expect(reply.json()).toMatchObject({
      success: true,
      data: { header: { phoneNumber: ['0809 555 0107'], bannerText: ['Open'] } },
    });
  });

  it('shows shoppers readable colours even if the merchant chose unreadable ones, and shows the merchant the chosen colours', async () => {
    const colors = {
      ...defaultTheme.colors,
      bodyText: '#FFFFF0',
      primaryButton: '#FF6A13',
      primaryLabel: '#FFFFFF',
    };
    expect((await call(colour, { body: { merchantThemeId: id, colors } })).colors).toEqual(colors);
    const { theme } = await page();
    expect(contrast(theme.colors.bodyText, theme.ground.band)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.colors.primaryLabel, '#FF6A13')).toBeGreaterThanOrEqual(4.5);
    await expect(
      call(colour, {
        body: { merchantThemeId: id, colors: { ...colors, bodyText: 'red;background:url(x)' } },
      }),
    ).rejects.toMatchObject({ status: 422 });
  });

  it('is hidden from other merchants', async () => {
    const otherMerchant = market.as(await market.create.merchant());
    const { id: testimonialId } = await call(addTestimonial, {
      body: { merchantThemeId: id, quote: 'They called first.', name: 'Tunde', hidden: false },
    });
    await expect(
      otherMerchant(body, { body: { merchantThemeId: id, title: 'Hacked' } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      otherMerchant(header, { body: { merchantThemeId: id, logo: await logo() } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      otherMerchant(colour, { body: { merchantThemeId: id, colors: defaultTheme.colors } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      otherMerchant(social, { body: { merchantThemeId: id, socials: {} } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      otherMerchant(testimonials, { query: { merchantThemeId: id } }),
    ).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      otherMerchant(removeTestimonial, { params: { id: testimonialId } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      otherMerchant(contract.testimonials.update, {
        params: { id: testimonialId },
        body: { quote: 'x', name: 'x', hidden: false },
      }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('a store’s social links', () => {
  const links = async () =>
    (await call(contract.stores.profile, { params: { id: merchant.storeId } })).socialLinks;
  const profile = {
    storeName: 'Helios Yard',
    storePhoneNumber: '08031234567',
    isPhysicalLocation: false,
    shippingLocation: {
      street: '12 Allen Avenue',
      city: 'Ikeja',
      state: 'Lagos',
      country: 'Nigeria',
    },
  } as const;

  it('are stored once, whether they are saved with the profile or with a theme', async () => {
    const instagram = 'https://instagram.com/helios';
    const whatsapp = 'https://wa.me/2348035550142';
    await call(contract.stores.saveProfile, {
      body: { ...profile, socialLinks: { instagram: '@helios', whatsapp: '0803 555 0142' } },
    });
    expect((await call(current)).socials).toEqual({ instagram, whatsapp });
    await call(purchase, { body: { themeId: 48, type: 'free' } });
    const saved = await call(social, { body: { merchantThemeId: id, socials: { whatsapp } } });
    expect(saved.socials).toEqual({ whatsapp });
    expect((await call(customization, { params: { themeId: '48' } })).socials).toEqual({
      whatsapp,
    });
    expect(await links()).toEqual({ whatsapp });
    const { socialLinks, theme } = await page();
    expect([socialLinks, theme.socials]).toEqual([{ whatsapp }, { whatsapp }]);
    await call(contract.stores.saveProfile, { body: profile });
    expect(await links()).toEqual({ whatsapp });
  });

  it('are migrated from the active theme when that theme had its own links', async () => {
    const { storeId } = merchant;
    const ownLinks = { instagram: 'https://instagram.com/old', vimeo: 'https://vimeo.com/helios' };
    await market.db
      .update(storesTable)
      .set({ socialLinks: ownLinks })
      .where(eq(storesTable.id, storeId));
    await market.db.execute(
      sql`alter table merchant_themes add column socials jsonb not null default '{}'`,
    );
    await market.db.execute(
      sql`update merchant_themes set socials = '{"instagram": "https://instagram.com/new"}' where id = ${id}`,
    );
    const migration = readFileSync(
      new URL('../../../drizzle/0039_one_record_of_social_links.sql', import.meta.url),
      'utf8',
    );
    for (const statement of migration.split('--> statement-breakpoint'))
      await market.db.execute(statement);
    expect(await links()).toEqual({ ...ownLinks, instagram: 'https://instagram.com/new' });
  });
});

describe('testimonials', () => {
  it('are the same in the theme endpoints and their own endpoints, and hidden ones are returned to the merchant only', async () => {
    const first = await call(contract.testimonials.add, {
      body: { quote: 'They called first.', name: 'Tunde Bakare', role: 'Magodo', hidden: false },
    });
    const second = await call(addTestimonial, {
      body: { merchantThemeId: id, quote: 'Fair price.', name: 'Efe', hidden: false },
    });
    await call(contract.testimonials.update, {
      params: { id: second.id },
      body: { quote: 'Fair price.', name: 'Efe', hidden: true },
    });
    expect(await call(testimonials, { query: { merchantThemeId: id } })).toMatchObject({
      rows: [{ id: first.id }, { id: second.id, hidden: true }],
      count: 2,
    });
    expect((await page()).theme.testimonials).toMatchObject([
      { quote: 'They called first.', role: 'Magodo' },
    ]);
    await call(removeTestimonial, { params: { id: first.id } });
    expect(await call(contract.testimonials.list)).toMatchObject({ count: 1 });
  });

  it('are limited to twelve', async () => {
    const add = () =>
      call(contract.testimonials.add, { body: { quote: 'Good.', name: 'Ada', hidden: false } });
    for (let i = 0; i < 12; i += 1) await add();
    await expect(add()).rejects.toMatchObject({ status: 409 });
  });
});

describe('a store’s page', () => {
  it('says when the store is paused, and returns 404 for other closed stores', async () => {
    const paused = await market.create.merchant({ status: 'paused' });
    expect(
      await market.anonymous(contract.stores.page, { params: { id: paused.storeId } }),
    ).toMatchObject({ status: 'paused', productCount: 0 });
    for (const status of ['pending', 'rejected', 'suspended', 'onboarding'] as const) {
      const closed = await market.create.merchant({ status });
      await expect(
        market.anonymous(contract.stores.page, { params: { id: closed.storeId } }),
      ).rejects.toMatchObject({ status: 404 });
      await expect(
        market.anonymous(contract.stores.shippingAddress, { params: { id: closed.storeId } }),
      ).rejects.toMatchObject({ status: 404 });
    }
  });

  it('is visible only to the merchant until the store opens', async () => {
    const { storeId } = merchant;
    await market.db
      .update(storesTable)
      .set({ status: 'pending' })
      .where(eq(storesTable.id, storeId));
    await call(body, { body: { merchantThemeId: id, title: 'Opening soon' } });
    expect(await call(ownPage)).toMatchObject({
      id: storeId,
      status: 'live',
      theme: { body: { title: 'Opening soon' } },
    });
    const otherMerchant = await market.create.merchant({ status: 'pending' });
    expect(await market.as(otherMerchant)(ownPage)).toMatchObject({ id: otherMerchant.storeId });
    await expect(page()).rejects.toMatchObject({ status: 404 });
    await expect(market.anonymous(ownPage)).rejects.toMatchObject({ status: 401 });
  });

  it('contains the street only when shoppers may visit the store', async () => {
    const shipping = () =>
      market.anonymous(contract.stores.shippingAddress, { params: { id: merchant.storeId } });
    expect((await page()).street).toBeUndefined();
    expect(await shipping()).toEqual({
      storeId: merchant.storeId,
      storeName: 'Helios Yard',
      phoneNumber: '08031234567',
      shippingLocation: { city: 'Ikeja', state: 'Lagos', country: 'Nigeria' },
    });
    await market.db.update(storesTable).set({ isPhysicalLocation: true });
    expect((await page()).street).toBe('12 Allen Avenue');
    expect((await shipping()).shippingLocation.street).toBe('12 Allen Avenue');
  });
});
