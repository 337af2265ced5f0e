/** What `initialFocus` of a dialog takes: an element, or true for the dialog's first control. */
type InitialFocus = HTMLElement | true;

const FIELDS = 'select, textarea, input:not([type=radio], [type=checkbox])';

/** On touch screens the keyboard would cover the form, so its fields are not focused there. */
const unlessTouch = (field: HTMLElement | null | undefined): InitialFocus =>
  field && matchMedia('(pointer: fine)').matches ? field : true;

/** The form's first control if it is a field to type or choose in. */
export function focusFirstField(form: HTMLElement | null): InitialFocus {
  const control = form?.querySelector<HTMLElement>('a, button, input, select, textarea');
  return unlessTouch(control?.matches(FIELDS) ? control : undefined);
}

/** The form's first empty field, such as the password where the email is known. */
export const focusFirstEmptyField = (form: HTMLElement | null): InitialFocus =>
  unlessTouch([...(form?.querySelectorAll('input') ?? [])].find(({ value }) => value === ''));
