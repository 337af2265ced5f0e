const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

/**
 * The `labels` getter of a field in the document. Returns the labels that refer to the field's id,
 * and a label around it if this is the label's first field. Unlike in browsers, the result is an
 * array.
 */
export function labelsOf(this: HTMLElement): HTMLLabelElement[] | null {
  if (this instanceof HTMLInputElement && this.type === 'hidden') return null;
  return [...this.ownerDocument.getElementsByTagName('label')].filter((label) =>
    label.hasAttribute('for')
      ? this.id !== '' && label.htmlFor === this.id
      : label.contains(this) && label.querySelector(LABELABLE) === this,
  );
}
