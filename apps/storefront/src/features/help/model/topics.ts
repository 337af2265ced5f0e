/** Each entry of the answer is a paragraph. */
export interface HelpQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  /** A link to the page where the shopper can do what the answer says. */
  readonly action?: { readonly label: string; readonly to: HelpLink };
}

/** The pages that answers link to. The help page knows their URLs. */
export type HelpLink =
  | 'orders'
  | 'returns'
  | 'account'
  | 'addresses'
  | 'forgot'
  | 'fees'
  | 'merchant'
  | 'talk'
  | 'privacy';

export interface HelpTopic {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly questions: readonly HelpQuestion[];
}

const delivery: HelpTopic = {
  id: 'delivery',
  title: 'Delivery',
  note: 'Days, fees, and what happens if you are out',
  questions: [
    {
      id: 'when-it-arrives',
      question: 'When will my order arrive?',
      answer: [
        'Your order shows the delivery day that you saw when you paid, and each step with its time. If a delivery is late, the order says so.',
      ],
      action: { label: 'See your orders', to: 'orders' },
    },
    {
      id: 'nobody-at-home',
      question: 'What if nobody is at home?',
      answer: [
        'The rider calls the phone number that you gave and records why the delivery failed, with the time and a photo. Your order then shows when the next attempt is. If your order cannot be delivered at all, it goes back to the store and we refund you.',
      ],
      action: { label: 'See your orders', to: 'orders' },
    },
    {
      id: 'delivery-code',
      question: 'What is the delivery code?',
      answer: [
        'The digits on your order prove that you have received it. Check the goods first, then read the code to the rider. Do not give it to anyone else.',
      ],
    },
  ],
};

const returns: HelpTopic = {
  id: 'returns',
  title: 'Returns and refunds',
  note: 'At least 7 days to return or replace goods',
  questions: [
    {
      id: 'start-a-return',
      question: 'How do I start a return?',
      answer: [
        'Open the order, choose “Return or replace” and say what is wrong. Photos help. You can request a return within the return period shown on your order: at least 7 days after delivery, and more in some stores. If the store approves, a rider collects the goods or you send them.',
      ],
      action: { label: 'See your orders', to: 'orders' },
    },
    {
      id: 'money-back',
      question: 'When do I get my money back?',
      answer: [
        'When the store has received the goods, we refund the card or account that you paid with. If you paid on delivery, we transfer the money to the bank account that you entered with the return. Your bank shows the money within a few working days.',
      ],
      action: { label: 'See your returns', to: 'returns' },
    },
    {
      id: 'damaged',
      question: 'What if my order arrived damaged?',
      answer: [
        'If you notice the damage at the door, do not give the rider the delivery code. If you notice it later, start a return from the order and add photos. You can choose a refund or a replacement.',
      ],
      action: { label: 'See your orders', to: 'orders' },
    },
  ],
};

const paying: HelpTopic = {
  id: 'paying',
  title: 'Paying',
  note: 'Cards, receipts and failed payments',
  questions: [
    {
      id: 'card-declined',
      question: 'Why was my card declined?',
      answer: [
        'Your bank declined the payment, and you have not been charged. Try again, use another card, or ask your bank whether your card allows online payments. Your cart has not changed.',
      ],
    },
    {
      id: 'charged-twice',
      question: 'What if I was charged twice?',
      answer: [
        'Only the first successful payment for a cart counts. We refund any other payment automatically, and your bank shows the money within a few working days. Contact us if it does not.',
      ],
      action: { label: 'Contact us', to: 'talk' },
    },
    {
      id: 'receipt',
      question: 'How do I get a receipt or an invoice?',
      answer: ['Open the order and choose “Invoice”. You can print it or save it as a file.'],
      action: { label: 'See your orders', to: 'orders' },
    },
  ],
};

const order: HelpTopic = {
  id: 'order',
  title: 'Your order',
  note: 'Cancel, change, or buy again',
  questions: [
    {
      id: 'cancel',
      question: 'Can I cancel an order?',
      answer: [
        'Yes, until the store has packed it: open the order and choose “Cancel order”. The money goes back to the card or account that you paid with.',
      ],
      action: { label: 'See your orders', to: 'orders' },
    },
    {
      id: 'two-deliveries',
      question: 'Why did my purchase become two orders?',
      answer: [
        'Each store packs and sends its own goods, so a cart of two stores becomes two orders, each with its own day, fee and delivery code.',
      ],
    },
    {
      id: 'missing-item',
      question: 'What if an item is missing?',
      answer: [
        'Check first whether your cart was split into several orders. If an item is missing from the order that arrived, start a return for it or contact us about the order.',
      ],
      action: { label: 'Contact us', to: 'talk' },
    },
  ],
};

const account: HelpTopic = {
  id: 'account',
  title: 'Your account',
  note: 'Sign-in, addresses and privacy',
  questions: [
    {
      id: 'cannot-sign-in',
      question: 'What if I cannot sign in?',
      answer: [
        'Ask for a link to choose a new password. We send it to the email address of your account, and it works for a limited time. Check your spam folder too.',
      ],
      action: { label: 'Choose a new password', to: 'forgot' },
    },
    {
      id: 'change-address',
      question: 'How do I change my address or phone number?',
      answer: [
        'You can change your addresses and phone number in your account. An order that you have placed keeps its address. Until the store has packed it, you can change the address on the order’s page.',
      ],
      action: { label: 'See your addresses', to: 'addresses' },
    },
    {
      id: 'my-data',
      question: 'What data do you hold about me?',
      answer: [
        'The privacy notice lists what we keep, why and for how long, and your rights: a copy, a correction, or deletion.',
      ],
      action: { label: 'Read the privacy notice', to: 'privacy' },
    },
  ],
};

const selling: HelpTopic = {
  id: 'selling',
  title: 'Selling',
  note: 'Open a store and get paid',
  questions: [
    {
      id: 'open-a-store',
      question: 'How do I open a store?',
      answer: [
        'In four steps: account, business, store and bank account. Our team checks your documents, and approves the store twice before shoppers see it.',
      ],
      action: { label: 'Open a store', to: 'merchant' },
    },
    {
      id: 'commission',
      question: 'What does selling cost?',
      answer: [
        'We keep a commission on each sale. The rate depends on what you sell, and each order keeps the rate that applied when it was placed. If you choose a subscription, you pay for it from your balance.',
      ],
    },
    {
      id: 'paid-when',
      question: 'When do I get paid?',
      answer: [
        'We add a sale to your balance when its return period has ended. You can then request a payout to your bank account.',
      ],
      action: { label: 'Go to the merchant console', to: 'merchant' },
    },
  ],
};

export const helpTopics: readonly HelpTopic[] = [
  delivery,
  returns,
  paying,
  order,
  account,
  selling,
];
