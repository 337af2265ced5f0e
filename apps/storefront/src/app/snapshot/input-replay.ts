const CONTROLS = 'a, button, input, select, textarea, summary';

const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);

/**
 * The name of a radio group is an id that differs between renders of the page, although the group
 * is the same.
 */
const identifyingAttributes = (element: Element): string[] =>
  isChoice(element)
    ? ['type', 'value', 'aria-label']
    : ['type', 'name', 'aria-label', 'placeholder', 'href'];

/** Identifies a control by its label, and by its position among controls with the same label. */
const controlName = (element: Element): string =>
  [
    element.tagName,
    ...identifyingAttributes(element).map((attribute) => element.getAttribute(attribute)),
    element.textContent,
  ].join('|');

const findSameName = (root: Element, name: string): Element[] =>
  [...root.querySelectorAll(CONTROLS)].filter((element) => controlName(element) === name);

interface ControlTrace {
  readonly element: Element;
  readonly name: string;
  readonly index: number;
}

function traceControl(root: Element, target: EventTarget | null): ControlTrace | undefined {
  const element = target instanceof Element ? target.closest(CONTROLS) : null;
  if (!element) return undefined;
  const name = controlName(element);
  return { element, name, index: findSameName(root, name).indexOf(element) };
}

const isText = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && !isChoice(element);

/** Replays only the last press of each kind: one option per group, and one button. */
const pressKind = ({ element }: ControlTrace): unknown => {
  if (!isChoice(element)) return 'button';
  return element.type === 'radio' ? element.name : element;
};

const addPress = (presses: readonly ControlTrace[], press: ControlTrace): ControlTrace[] => [
  ...presses.filter((other) => pressKind(other) !== pressKind(press)),
  press,
];

/** Elements pressed before the app loaded, in order. The page's first script marks them. */
function findEarlyPresses(root: Element): ControlTrace[] {
  const marked = [...root.querySelectorAll<HTMLElement>('[data-pressed]')].sort(
    (a, b) => Number(a.dataset['pressed']) - Number(b.dataset['pressed']),
  );
  return marked
    .flatMap((element) => traceControl(root, element) ?? [])
    .reduce<ControlTrace[]>(addPress, []);
}

/**
 * Records what a visitor does to the server-rendered page before the client mount: the focus, text
 * and choices entered, the last button pressed, and the scroll position. The returned function
 * replays it on the app's page.
 */
export function recordInput(root: Element): () => void {
  let focused = root.contains(document.activeElement)
    ? traceControl(root, document.activeElement)
    : undefined;
  let presses = findEarlyPresses(root);
  const noteFocus = (event: Event) => void (focused = traceControl(root, event.target));
  const notePress = (event: Event) => {
    const trace = traceControl(root, event.target);
    // Links work without the app, so they are not replayed.
    if (trace && trace.element.tagName !== 'A' && !isText(trace.element))
      presses = addPress(presses, trace);
  };
  let top = scrollY;
  const noteScroll = () => void (top = scrollY);
  root.addEventListener('focusin', noteFocus);
  root.addEventListener('click', notePress);
  addEventListener('scroll', noteScroll, { passive: true });

  return () => {
    root.removeEventListener('focusin', noteFocus);
    root.removeEventListener('click', notePress);
    removeEventListener('scroll', noteScroll);
    // The app starts at the top, as after every navigation. Unless the visitor scrolled, nothing is
    // read that would force a layout of the new page.
    if (top > 0) scrollTo({ top, behavior: 'instant' });
    restoreFocus(root, focused);
    void replayPresses(root, presses);
  };
}

const findControl = (root: Element, { name, index }: ControlTrace): Element | undefined =>
  findSameName(root, name)[index];

function restoreFocus(root: Element, focused: ControlTrace | undefined): void {
  const found = focused && findControl(root, focused);
  if (!focused || !(found instanceof HTMLElement) || document.activeElement !== document.body)
    return;
  found.focus({ preventScroll: true });
  if (isText(focused.element) && isText(found) && focused.element.value !== found.value)
    replayText(found, focused.element);
}

/** Sequential, because each press depends on the page that results from the previous one. */
async function replayPresses(root: Element, presses: readonly ControlTrace[]): Promise<void> {
  for (const press of presses) {
    const found = findControl(root, press);
    const isDone =
      found &&
      isChoice(found) &&
      isChoice(press.element) &&
      found.checked === press.element.checked;
    if (found instanceof HTMLElement && !isDone) found.click();
    await Promise.resolve();
  }
}

/**
 * Simulates typing: React listens to the event, and does not notice a value set on the element's
 * property alone.
 */
function replayText(
  into: HTMLInputElement,
  { value, selectionStart, selectionEnd }: HTMLInputElement,
): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(into, value);
  into.dispatchEvent(new Event('input', { bubbles: true }));
  into.setSelectionRange(selectionStart, selectionEnd);
}
