/**
 * A `fetch` based on XMLHttpRequest that reports upload progress from 0 to 1. Rejects like `fetch`:
 * with a TypeError on a network failure, and with the signal's reason when aborted.
 */
export const uploadFetch =
  (onProgress: (sent: number) => void): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const body = await request.arrayBuffer();
    return new Promise<Response>((resolve, reject) => {
      const http = new XMLHttpRequest();
      http.open(request.method, request.url);
      for (const [name, value] of request.headers) http.setRequestHeader(name, value);
      http.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      http.onload = () => resolve(new Response(http.responseText || null, { status: http.status }));
      http.onerror = () => reject(new TypeError('The upload did not reach the server'));
      const stop = () => {
        http.abort();
        reject(request.signal.reason);
      };
      request.signal.addEventListener('abort', stop);
      http.send(body);
      if (request.signal.aborted) stop();
    });
  };
