import { Tabs } from '@market/ui/tabs';
import { peopleTabItems } from '../model/people-texts';
import type { PeopleSearch } from '../people.queries';

type PeopleTab = PeopleSearch['role'] | 'store-staff';

interface PeopleTabsProps {
  value: PeopleTab;
  onChange: (tab: PeopleTab) => void;
}

export const PeopleTabs = ({ value, onChange }: PeopleTabsProps) => (
  <Tabs
    label="Role"
    items={[...peopleTabItems, { value: 'store-staff', label: 'Store staff' }]}
    value={value}
    onValueChange={onChange}
  />
);
