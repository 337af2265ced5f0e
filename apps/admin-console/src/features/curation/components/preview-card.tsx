import { useState, type ReactNode } from 'react';
import { Card } from '@market/ui/card';
import { SegmentedControl } from '@market/ui/segmented-control';

interface PreviewCardProps {
  /** When customers see it: `after publishing`. */
  note: string;
  children: (isPhone: boolean) => ReactNode;
}

/** A part of the home page at the width of a desktop or a phone. */
export function PreviewCard({ note, children }: PreviewCardProps) {
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  return (
    <Card
      aria-label="Preview"
      title={
        <>
          Preview{' '}
          <span className="ml-1.5 text-sm font-normal text-muted">{`as customers see it ${note}`}</span>
        </>
      }
      action={
        <span className="max-md:hidden">
          <SegmentedControl
            label="Width"
            options={[
              { value: 'desktop', label: 'Desktop' },
              { value: 'phone', label: 'Phone' },
            ]}
            value={width}
            onValueChange={setWidth}
          />
        </span>
      }
    >
      {children(width === 'phone')}
    </Card>
  );
}

export const NothingShown = ({ children }: { children: string }) => (
  <p className="py-6 text-center text-sm text-muted">{children}</p>
);
