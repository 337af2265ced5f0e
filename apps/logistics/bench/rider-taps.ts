/** A tap that is measured. */
export interface Tap {
  readonly name: string;
  /** The name of the button that is tapped, or a pattern for it. */
  readonly button: string | RegExp;
  /** The role of what is tapped. Defaults to a button. */
  readonly role?: 'button' | 'link' | 'radio';
  /** A pattern for the text that the tap shows. Empty when the tap closes a dialog. */
  readonly outcome: string;
}
/** On the page of active orders. */
export const stepTaps: readonly Tap[] = [
  { name: 'picked up', button: 'Mark as picked up', outcome: 'Mark as in transit' },
  {
    name: 'in transit',
    button: 'Mark as in transit',
    outcome: 'Confirm delivery|Enter the delivery code',
  },
  {
    name: 'open “Report failed delivery”',
    button: 'Report failed delivery',
    outcome: 'Nobody was there',
  },
  { name: 'close it', button: 'Cancel', outcome: '' },
];

/** On the page of an offer. */
export const orderTaps: readonly Tap[] = [
  { name: 'accept', button: 'Accept order', outcome: 'Mark as picked up' },
  ...stepTaps,
];

/** On the list of offers. */
export const listTaps: readonly Tap[] = [
  {
    name: 'tab “History”',
    role: 'link',
    button: /History$/,
    outcome: 'History[^]*History',
  },
  {
    name: 'tab “Active”',
    role: 'link',
    button: /Active$/,
    outcome: 'Stop 1 of|Nothing to deliver',
  },
  { name: 'tab “Account”', role: 'link', button: /Account$/, outcome: 'Sign out' },
  { name: 'tab “Offers”', role: 'link', button: /Offers$/, outcome: 'New offers' },
  { name: 'open an order', role: 'link', button: /^VM-/, outcome: 'Accept order' },
  { name: 'back', role: 'link', button: 'Back to new offers', outcome: 'New offers' },
  { name: 'open “Decline”', button: /^Decline VM-/, outcome: 'No rider available' },
  {
    name: 'choose a reason',
    role: 'radio',
    button: 'No rider available',
    outcome: 'Decline order',
  },
  { name: 'decline', button: 'Decline order', outcome: '' },
];
