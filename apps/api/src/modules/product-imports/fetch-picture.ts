import { lookup as resolveName } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { MAX_UPLOAD_BYTES } from '@market/domain/files';
import { isPublicAddress } from './public-address';

const MAX_REDIRECTS = 3;
const MAX_URL_LENGTH = 2000;
const accepted = /^image\/(jpeg|jpg|png|webp)\b/i;

const OUT_OF_BOUNDS = 'The address is not public';
const TOO_LARGE = 'The image is larger than 5 MB';
const TOO_SLOW = 'The image took too long to download';

/** The message is shown to the merchant. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

interface Options {
  /** Time limit for the whole fetch including redirects. */
  readonly timeoutMs?: number;
  /** Lets tests fetch from the local machine. */
  readonly isAllowed?: (address: string, port: string) => boolean;
}

const isAllowedAddress = (address: string, port: string): boolean =>
  port === '' && isPublicAddress(address);

/**
 * Fetches an image from an untrusted URL. It connects only to public IP addresses on the standard
 * ports: each host name, including those of redirects, is resolved once, and the connection uses
 * the address that was checked. Sends no cookies or credentials. Throws `PictureError` unless it
 * receives an image of at most 5 MB in time.
 */
export async function fetchPicture(
  address: string,
  { timeoutMs = 8_000, isAllowed = isAllowedAddress }: Options = {},
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = parseUrl(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await openUrl(url, signal, isAllowed);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.destroy();
      url = parseUrl(headers.location, url);
      continue;
    }
    if (statusCode !== 200)
      throw closeWithError(response, `The image URL responded with ${statusCode}`);
    if (!accepted.test(headers['content-type'] ?? ''))
      throw closeWithError(response, 'There is no JPEG, PNG or WebP image at the address');
    if (Number(headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES)
      throw closeWithError(response, TOO_LARGE);
    return await readBytes(response, signal);
  }
  throw new PictureError('The image URL redirects too many times');
}

function parseUrl(address: string, base?: URL): URL {
  if (address.length > MAX_URL_LENGTH || !URL.canParse(address, base))
    throw new PictureError('This is not the address of an image');
  const url = new URL(address, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new PictureError('The address must start with https://');
  if (url.username !== '' || url.password !== '')
    throw new PictureError('The address must not contain a user name and a password');
  return url;
}

const closeWithError = (response: IncomingMessage, message: string): PictureError => {
  response.destroy();
  return new PictureError(message);
};

function openUrl(
  url: URL,
  signal: AbortSignal,
  isAllowed: (address: string, port: string) => boolean,
): Promise<IncomingMessage> {
  // The connection uses the address returned here, so that DNS cannot return another one after the
  // check.
  const lookup: LookupFunction = (hostname, options, done) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = error ? [] : addresses;
      if (error || !first || !addresses.every(({ address }) => isAllowed(address, url.port)))
        done(error ?? new PictureError(OUT_OF_BOUNDS), '', 0);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
  return new Promise((resolve, reject) => {
    // Literal IP addresses do not pass through `lookup`.
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !isAllowed(literal, url.port)) throw new PictureError(OUT_OF_BOUNDS);
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      signal,
      lookup,
      agent: false,
      headers: { accept: 'image/webp,image/png,image/jpeg', 'user-agent': 'product-import' },
    });
    request.on('response', resolve);
    request.on('error', (error) =>
      reject(
        error instanceof PictureError
          ? error
          : new PictureError(signal.aborted ? TOO_SLOW : 'The address could not be reached'),
      ),
    );
    request.end();
  });
}

async function readBytes(response: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      if (!Buffer.isBuffer(chunk)) continue;
      size += chunk.length;
      if (size > MAX_UPLOAD_BYTES) throw closeWithError(response, TOO_LARGE);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError(signal.aborted ? TOO_SLOW : 'The download of the image was interrupted');
  }
  return Buffer.concat(chunks);
}
