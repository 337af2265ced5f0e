type GetElementError = (message: string | null, container: Element) => Error;

/** Like `getElementError`, but prints the document only when the message is read. */
export function lazyElementError(getElementError: GetElementError): GetElementError {
  return function getLateError(message, container) {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    // The error must point to the test's line, not to this one.
    Error.captureStackTrace(error, getLateError);
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => getElementError(message, container).message,
    });
  };
}
