/** What cannot be decoded is taken as it was typed: `/50%` is no fault of form, but an address at which there is nothing. */
export function readableUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
