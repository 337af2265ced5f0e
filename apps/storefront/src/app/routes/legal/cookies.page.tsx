import { TextPage, type TextSection } from './text-page';

const Name = ({ children }: { children: string }) => (
  <b className="font-semibold text-text">{children}</b>
);

const sections: TextSection[] = [
  {
    title: 'In short',
    paragraphs: [
      'We set three cookies, all of them to keep you signed in, or to recognise you as a guest while you buy. We set no cookies for advertising or for measuring visits, and none for other companies. That is why we do not ask for your consent: the shop would not work without them.',
    ],
  },
  {
    title: 'Cookies',
    paragraphs: [
      <>
        <Name>storefront_token</Name> shows our server who you are. It lasts for 15 minutes and is
        renewed while you use the shop.
      </>,
      <>
        <Name>refresh</Name> renews the first one. Only our server can read it. It is deleted when
        you sign out, and expires after a period of inactivity.
      </>,
      <>
        <Name>XSRF-TOKEN</Name> proves that a change comes from our own pages and not from another
        site. It is deleted when you sign out, and expires after a period of inactivity.
      </>,
    ],
  },
  {
    title: 'Browser storage',
    paragraphs: [
      'The browser also keeps some data for us, which is not sent along with every request: your name, email address and phone number while you are signed in, the cart and the saved products of guests, the state that you chose for delivery, products that you looked at or compare, searches, whether you prefer a grid or a list, and an unfinished checkout.',
      'Until you close the tab, it also keeps how far you had scrolled, and the store that you wanted to follow before you signed in.',
      'A copy of pages that you visited lets you read them without a connection.',
    ],
  },
  {
    title: 'When you pay',
    paragraphs: [
      'You pay on a page of our payment provider. The provider may set cookies there to detect fraud; its own notice describes them.',
    ],
  },
  {
    title: 'How to delete cookies and stored data',
    paragraphs: [
      'Signing out deletes the cookies. In your browser’s settings, you can delete everything that a site has stored. If you shop as a guest, this empties your cart.',
    ],
  },
];

export function CookiesPage() {
  return <TextPage title="Cookies" changed="2026-11-27" sections={sections} />;
}
