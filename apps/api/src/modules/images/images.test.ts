import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { imageUrl } from '@market/domain/image';
import { startMarket, type TestMarket } from '../../test/harness';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let merchant: TestAccount;
beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant();
});
afterAll(() => market.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'orange' } });
const upload = (content: Uint8Array, name: string, type: string) =>
  market.as(merchant)(contract.images.upload, {
    body: { image: new File([new Uint8Array(content)], name, { type }) },
  });
const get = (url: string) => market.app.inject({ url, headers: { host: 'shop.localhost:8080' } });

describe('an uploaded picture', () => {
  it('is scaled down, stripped of metadata, served in the requested width and format, and cached permanently', async () => {
    const photo = await picture(2400, 1200)
      .withExif({ IFD0: { Copyright: 'home address' } })
      .jpeg()
      .toBuffer();
    const hosted = await upload(photo, 'photo.jpg', 'image/jpeg');
    expect(hosted).toMatchObject({ width: 1600, height: 800 });
    const webp = await get(imageUrl(hosted.hostedImage, 320));
    expect(webp.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    await expect(sharp(webp.rawPayload).metadata()).resolves.toMatchObject({
      width: 320,
      height: 160,
      format: 'webp',
    });
    await expect(sharp(webp.rawPayload).metadata()).resolves.not.toHaveProperty('exif');
    const avif = await get(imageUrl(hosted.hostedImage, 160, 'avif'));
    await expect(sharp(avif.rawPayload).metadata()).resolves.toMatchObject({
      width: 160,
      format: 'heif',
    });
  });

  it('is served one size smaller to a browser in data-saving mode', async () => {
    const hosted = await upload(await picture(800, 400).png().toBuffer(), 'a.png', 'image/png');
    const saved = await market.app.inject({
      url: imageUrl(hosted.hostedImage, 640),
      headers: { 'save-data': 'on' },
    });
    await expect(sharp(saved.rawPayload).metadata()).resolves.toMatchObject({ width: 320 });
    expect(saved.headers.vary).toBe('save-data');
  });

  it('keeps its URL when it is uploaded again', async () => {
    const content = await picture(50, 50).png().toBuffer();
    const [first, second] = [
      await upload(content, 'a.png', 'image/png'),
      await upload(content, 'b.png', 'image/png'),
    ];
    expect(second.hostedImage).toBe(first.hostedImage);
  });

  it.each([
    '/images/00000000/320.webp',
    '/images/00000000/321.webp',
    '/images/00000000/320.gif',
    '/images/..%2f..%2fsecret/320.webp',
  ])('returns 404 for %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('the image upload', () => {
  it.each([
    [
      'an SVG image with a script',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      ),
      'image/png',
    ],
    [
      'an HTML page that is declared as an image',
      Buffer.from('<html><script>alert(1)</script></html>'),
      'image/jpeg',
    ],
    ['an incomplete image', undefined, 'image/png'],
    ['an empty file', Buffer.alloc(0), 'image/png'],
  ])('rejects %s', async (_, content, type) => {
    const whole = await sharp(
      Buffer.from(Array.from({ length: 30_000 }, (_, i) => (i * 7919) % 256)),
      { raw: { width: 100, height: 100, channels: 3 } },
    )
      .png()
      .toBuffer();
    await expect(
      upload(content ?? whole.subarray(0, whole.length / 2), 'x.png', type),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'image' }] });
  });

  it('rejects a file above 5 MB before decoding it', async () => {
    const session = {
      authorization: `Bearer ${merchant.token}`,
      'x-xsrf-token': market.xsrfToken(merchant.sessionId),
      host: 'seller.localhost:8080',
    };
    const body = `--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${'x'.repeat(6_000_000)}\r\n--b--\r\n`;
    const reply = await market.app.inject({
      method: 'POST',
      url: '/api/v1/images',
      headers: { ...session, 'content-type': 'multipart/form-data; boundary=b' },
      payload: body,
    });
    expect(reply.statusCode).toBe(413);
  });

  it('rejects an image with too many pixels, even if its file is small', async () => {
    const bomb = await picture(8000, 8000).png({ compressionLevel: 9 }).toBuffer();
    await expect(upload(bomb, 'bomb.png', 'image/png')).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'image' }],
    });
  });
});
