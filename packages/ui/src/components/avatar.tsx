/** A person's initials in a circle. Decorative, so show the name next to it. */
export function Avatar({ name }: { name: string }) {
  const letters = name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
  return (
    <span
      aria-hidden="true"
      className="grid size-8 flex-none place-items-center rounded-full bg-neutral-soft text-2xs font-semibold text-on-neutral-soft"
    >
      {letters.toUpperCase()}
    </span>
  );
}
