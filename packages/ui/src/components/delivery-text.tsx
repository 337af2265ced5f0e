/**
 * `Tue 24 Nov, ₦18,500 delivery` with the day in bold and a free delivery in green. Text without a
 * fee is plain.
 */
export function DeliveryText({ text }: { text: string }) {
  const [day = '', fee] = text.split(', ');
  if (fee === undefined) return <span className="block text-balance">{text}</span>;
  return (
    <span className="nums">
      <b className="font-semibold text-text">{day},</b>{' '}
      <span className={fee.startsWith('free') ? 'font-medium text-success' : undefined}>{fee}</span>
    </span>
  );
}
