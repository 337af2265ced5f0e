import { drawnSignaturePattern } from '@market/domain/field.schema';

/** The drawing area of a signature, in the units of its SVG path. */
export const SIGNATURE_WIDTH = 320;
export const SIGNATURE_HEIGHT = 116;

/** Whether a signature was drawn rather than typed. */
export const isDrawnSignature = (signature: string): boolean =>
  drawnSignaturePattern.test(signature);

export function Signature({ value, name }: { value: string; name: string }) {
  if (!isDrawnSignature(value)) return <span className="text-lg italic">{value}</span>;
  return (
    <svg
      role="img"
      aria-label={`${name}’s signature`}
      viewBox={`0 0 ${SIGNATURE_WIDTH} ${SIGNATURE_HEIGHT}`}
      className="h-16 max-w-full"
    >
      <path
        d={value}
        fill="none"
        stroke="currentColor"
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
