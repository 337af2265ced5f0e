/** Hands an address of the server to the browser's downloads; the server names the file. */
export function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
