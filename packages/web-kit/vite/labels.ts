const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

/**
 * The getter `labels` of a field in the document: the labels that name its id, and the one around it
 * whose first field it is. Unlike in browsers it is an array.
 */
export function labelsOf(this: HTMLElement): HTMLLabelElement[] | null {
  if (this instanceof HTMLInputElement && this.type === 'hidden') return null;
  return [...this.ownerDocument.getElementsByTagName('label')].filter((label) =>
    label.hasAttribute('for')
      ? this.id !== '' && label.htmlFor === this.id
      : label.contains(this) && label.querySelector(LABELABLE) === this,
  );
}
