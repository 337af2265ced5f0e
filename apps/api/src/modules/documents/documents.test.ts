import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { getDocumentId } from '@market/domain/documents/document';
import { days, minutes } from '../../platform/clock';
import { pdf, uploadDocuments, uploadFile } from '../../test/documents';
import { startMarket, type TestMarket } from '../../test/harness';
import { businessInput } from '../../test/tenancy/inputs';
import type { TestAccount } from '../../test/test-accounts';
import { insertTestCategory } from '../../test/test-products';

let market: TestMarket;
let merchant: TestAccount;
beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant();
});
afterAll(() => market.close());

const readLink = (account: TestAccount, documentUrl: string) =>
  market.as(account)(contract.documents.link, { params: { id: getDocumentId(documentUrl) } });
const open = (url: string, headers = {}) =>
  market.app.inject({ url, headers: { host: 'seller.localhost:8080', ...headers } });

describe('a private document', () => {
  it('can only be opened by its merchant and by admins who approve stores', async () => {
    const { documentUrl } = await uploadFile(market, merchant, pdf());
    for (const reader of [
      merchant,
      await market.create.approver(),
      await market.create.superAdmin(),
      await market.create.admin({ resources: ['stores'] }),
    ]) {
      const { url, name, uploadedAt } = await readLink(reader, documentUrl);
      expect(name).toBe('cac-certificate.pdf');
      expect(uploadedAt).toBe(market.clock.now().toISOString());
      expect((await open(url)).rawPayload).toEqual(pdf());
    }
    await expect(readLink(await market.create.merchant(), documentUrl)).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      readLink(await market.create.admin({ resources: ['orders'] }), documentUrl),
    ).rejects.toMatchObject({ status: 403 });
    await expect(
      readLink(
        await market.create.account('staff', { storeId: merchant.storeId, resources: ['store'] }),
        documentUrl,
      ),
    ).rejects.toMatchObject({ status: 403 });
  });

  it('has no public URL, and its signed URL expires and opens no other document', async () => {
    const [one, other] = [
      await uploadFile(market, merchant, pdf()),
      await uploadFile(market, merchant, pdf('/Lang (en)')),
    ];
    const { url } = await readLink(merchant, one.documentUrl);
    expect((await open(one.documentUrl)).statusCode).toBe(404);
    expect((await open(`/api${one.documentUrl}`)).statusCode).toBe(404);
    const idOf = (address: string) =>
      new URLSearchParams(address.slice(address.indexOf('?'))).get('of') ?? '';
    expect(
      (await open(url.replace(idOf(url), idOf((await readLink(merchant, other.documentUrl)).url))))
        .statusCode,
    ).toBe(404);
    expect(
      (
        await open(
          url.replace(/expires=\d+/, `expires=${market.clock.now().getTime() + minutes(60)}`),
        )
      ).statusCode,
    ).toBe(404);
    market.clock.advance(minutes(5));
    expect((await open(url)).statusCode).toBe(404);
  });

  it('is never cached, runs no scripts, and is downloaded under a safe file name when it is a PDF outside of a frame', async () => {
    const { documentUrl } = await uploadFile(
      market,
      merchant,
      pdf(),
      '../../etc/"Ọlá"\r\nx: y.pdf',
    );
    const { url } = await readLink(merchant, documentUrl);
    const { headers } = await open(url);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none';sandbox;frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/);

    const framed = await open(url, { 'sec-fetch-dest': 'iframe' });
    expect(framed.headers['content-disposition']).toMatch(/^inline/);
    expect(framed.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect(framed.headers).not.toHaveProperty('x-frame-options');
  });

  it('is re-encoded without metadata when it is an image', async () => {
    const photo = await sharp({
      create: { width: 900, height: 600, channels: 3, background: 'orange' },
    })
      .withExif({ IFD0: { Copyright: 'home address' } })
      .jpeg()
      .toBuffer();
    const { documentUrl, contentType } = await uploadFile(
      market,
      merchant,
      photo,
      'nin.jpg',
      'image/jpeg',
    );
    expect(contentType).toBe('image/webp');
    const shown = await open((await readLink(merchant, documentUrl)).url);
    expect(shown.headers['content-disposition']).toMatch(/^inline/);
    await expect(sharp(shown.rawPayload).metadata()).resolves.not.toHaveProperty('exif');
  });
});

it('an unused document is deleted after a day', async () => {
  const owner = await market.create.merchant();
  const categoryId = await insertTestCategory(market, 'Inverters');
  const [first, second] = [
    await uploadDocuments(market, owner),
    await uploadDocuments(market, owner),
  ];
  await market.as(owner)(contract.accounts.onboard, { body: businessInput(categoryId, first) });
  await market.as(owner)(contract.accounts.onboard, {
    body: businessInput(categoryId, { ...first, idDocumentUrl: second.idDocumentUrl }),
  });
  const known = (urls: readonly string[]) =>
    Promise.all(
      urls.map((url) =>
        readLink(owner, url).then(
          () => true,
          () => false,
        ),
      ),
    );
  const all = [
    first.idDocumentUrl,
    first.proofOfAddress,
    second.idDocumentUrl,
    second.proofOfAddress,
  ];
  await market.services.documents.deleteUnused();
  expect(await known(all)).toEqual([true, true, true, true]);
  market.clock.advance(days(2));
  await market.services.documents.deleteUnused();
  expect(await known(all)).toEqual([false, true, true, false]);
});

it('a PDF whose compressed bytes happen to look like a script is accepted', async () => {
  await expect(
    uploadFile(market, merchant, pdf('>>\nstream\nx/JS y /Encrypt\nendstream\n<<')),
  ).resolves.toMatchObject({ contentType: 'application/pdf' });
});

describe('the document upload', () => {
  it.each([
    [
      'an HTML page that is declared as a PDF',
      Buffer.from('<html><script>alert(1)</script></html>'),
    ],
    ['an incomplete PDF', pdf().subarray(0, 40)],
    ['a PDF with a script', pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
    ['a PDF with an embedded file', pdf('/Names << /EmbeddedFiles /EmbeddedFile >>')],
    ['a PDF with a password', pdf('/Encrypt 5 0 R')],
    [
      'an SVG image',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['an empty file', Buffer.alloc(0)],
  ])('rejects %s', async (_, content) => {
    await expect(uploadFile(market, merchant, content)).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'document' }],
    });
  });
});
