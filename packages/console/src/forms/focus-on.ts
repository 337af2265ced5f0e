/** A ref: focuses an element that replaces the button that had the focus. */
export const focusOn = (element: HTMLElement | null): void => element?.focus();
