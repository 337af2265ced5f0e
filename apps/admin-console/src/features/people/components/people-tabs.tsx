import type { PeopleCounts } from '@market/domain/accounts/admin';
import { Tabs } from '@market/ui/tabs';
import { peopleTabItems } from '../model/people-texts';
import type { PeopleSearch } from '../people.queries';

type PeopleTab = PeopleSearch['role'] | 'store-staff';

interface PeopleTabsProps {
  value: PeopleTab;
  /** Undefined while they load. */
  counts: PeopleCounts | undefined;
  onChange: (tab: PeopleTab) => void;
}

export const PeopleTabs = ({ value, counts, onChange }: PeopleTabsProps) => (
  <Tabs
    label="Role"
    items={[
      ...peopleTabItems.map((item) => ({ ...item, count: counts?.[item.value] })),
      { value: 'store-staff', label: 'Store staff', count: counts?.storeStaff },
    ]}
    value={value}
    onValueChange={onChange}
  />
);
