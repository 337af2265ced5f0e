import { Tabs } from '@market/ui/tabs';

type CurationTab = 'promotions' | 'outlets' | 'system';

interface CurationTabsProps {
  value: CurationTab;
  promotions: number | undefined;
  outlets: number | undefined;
  onChange: (tab: CurationTab) => void;
}

export function CurationTabs({ value, promotions, outlets, onChange }: CurationTabsProps) {
  return (
    <Tabs
      label="Section"
      items={[
        { value: 'promotions', label: 'Promotions', count: promotions },
        { value: 'outlets', label: 'Official outlets', count: outlets },
        { value: 'system', label: 'System' },
      ]}
      value={value}
      onValueChange={onChange}
    />
  );
}
