/** Separates what is overdue or due today from what can wait. */
export const InboxHeading = ({ urgent }: { urgent: boolean }) => (
  <li className="border-b border-line bg-sunken px-4 py-2 text-xs font-semibold">
    <h2>{urgent ? 'Overdue or due today' : 'Waiting'}</h2>
  </li>
);
