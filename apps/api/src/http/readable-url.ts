/**
 * Takes a path that cannot be decoded literally, so that `/50%` is a 404 instead of a malformed
 * request.
 */
export function readableUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
