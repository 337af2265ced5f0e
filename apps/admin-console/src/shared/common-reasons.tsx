import { Button } from '@market/ui/button';

interface CommonReasonsProps {
  reasons: readonly string[];
  value: string;
  onChange: (reason: string) => void;
}

export const CommonReasons = ({ reasons, value, onChange }: CommonReasonsProps) => (
  <div role="group" aria-label="Common reasons" className="flex flex-wrap gap-2">
    {reasons.map((text) => (
      <Button
        key={text}
        size="sm"
        aria-pressed={value === text}
        variant={value === text ? 'ink' : 'outline'}
        className="h-auto! min-h-8 max-w-full py-1.5 text-left whitespace-normal!"
        onClick={() => onChange(text)}
      >
        {text}
      </Button>
    ))}
  </div>
);
