import { useRef, useState, type PointerEvent, type Ref } from 'react';
import {
  isDrawnSignature,
  SIGNATURE_HEIGHT,
  SIGNATURE_WIDTH,
} from '@market/console/partners/signature';
import { Button } from '@market/ui/button';
import { useFieldControl, useFieldLabelId } from '@market/ui/field-control';

interface SignaturePadProps {
  ref: Ref<HTMLDivElement>;
  /** The signature as an SVG path. */
  value: string;
  onChange: (path: string) => void;
}

const point = (event: PointerEvent<SVGSVGElement>): string => {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const x = ((event.clientX - left) / width) * SIGNATURE_WIDTH;
  const y = ((event.clientY - top) / height) * SIGNATURE_HEIGHT;
  return `${Math.max(0, x).toFixed(1)} ${Math.max(0, y).toFixed(1)}`;
};

export function SignaturePad({ ref, value, onChange }: SignaturePadProps) {
  const labelId = useFieldLabelId();
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = useFieldControl();
  const [path, setPath] = useState(isDrawnSignature(value) ? value : '');
  /** The path including the latest point, which may not be rendered yet. */
  const drawn = useRef(path);
  const isDrawing = useRef(false);

  const add = (command: 'M' | 'L', event: PointerEvent<SVGSVGElement>) => {
    drawn.current += command + point(event);
    setPath(drawn.current);
  };
  const start = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    isDrawing.current = true;
    add('M', event);
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (isDrawing.current) add('L', event);
  };
  const end = () => {
    isDrawing.current = false;
    onChange(drawn.current);
  };
  const clear = () => {
    drawn.current = '';
    setPath('');
    onChange('');
  };

  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className="relative rounded-2 outline-none! shadow-none!"
    >
      <svg
        viewBox={`0 0 ${SIGNATURE_WIDTH} ${SIGNATURE_HEIGHT}`}
        role="img"
        aria-label={path === '' ? 'Nothing drawn yet' : 'Your signature'}
        onPointerDown={start}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
        className={`w-full touch-none rounded-2 border bg-sunken ${isInvalid ? 'border-danger' : 'border-line-control'}`}
      >
        <path d={`M32 92H${SIGNATURE_WIDTH - 32}`} stroke="var(--line-strong)" />
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth={2.2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {path !== '' && (
        <Button size="sm" className="absolute top-2 right-2" onClick={clear}>
          Clear
        </Button>
      )}
    </div>
  );
}
