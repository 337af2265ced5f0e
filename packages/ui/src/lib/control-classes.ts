export const controlBox =
  'control flex min-w-0 items-center gap-2 rounded-2 border border-control bg-surface px-3 text-base text-text transition-[border-color] duration-(--dur-2) hover:border-text';

/** States of a box that wraps its input (prefix, suffix, icon). */
export const wrapperStates =
  'has-[input:focus-visible]:focus-ring has-[[aria-invalid=true]]:invalid-edge has-[input:disabled]:border-line has-[input:disabled]:bg-sunken has-[input:disabled]:text-muted has-[input[readonly]]:border-line has-[input[readonly]]:bg-sunken';

/** States of a box that is itself the control. */
export const controlStates =
  'aria-invalid:invalid-edge disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted read-only:border-line read-only:bg-sunken';

/** An input inside a box, as high as the box with its border. The box carries the focus ring. */
export const bareInput =
  '-my-px h-[calc(100%+2px)] min-w-0 flex-1 bg-transparent text-ellipsis outline-none! shadow-none! disabled:cursor-not-allowed';

export const controlHeight = {
  sm: 'h-(--control-sm) text-sm',
  md: 'h-(--control)',
  lg: 'h-(--control-lg)',
} as const;

export type ControlSize = keyof typeof controlHeight;

/** The surface of menus, lists and popovers. */
export const floatingSurface =
  'rounded-3 border border-line bg-surface text-text shadow-3 outline-none transition-[opacity,transform] duration-(--dur-3) ease-out data-starting-style:-translate-y-1 data-starting-style:opacity-0 data-ending-style:opacity-0';

export const floatingRow =
  'flex min-h-9 cursor-default items-center gap-2.5 rounded-2 px-2.5 py-1.5 text-sm outline-none select-none data-highlighted:bg-sunken data-disabled:text-muted pointer-coarse:min-h-touch';
