interface AvatarProps {
  name: string;
  /** Size and colours. */
  className?: string;
}

/** A person's initials in a circle. Decorative, so show the name next to it. */
export function Avatar({
  name,
  className = 'size-8 bg-neutral-soft text-2xs text-on-neutral-soft',
}: AvatarProps) {
  const letters = name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
  return (
    <span
      aria-hidden="true"
      className={`grid flex-none place-items-center rounded-full font-semibold ${className}`}
    >
      {letters.toUpperCase()}
    </span>
  );
}
