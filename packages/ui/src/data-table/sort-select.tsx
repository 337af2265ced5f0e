import { NativeSelect } from '../components/native-select';

interface SortSelectProps {
  labels: readonly string[];
  /** The index of the chosen label. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** The sort orders as a select, above the cards that replace the rows on phones. */
export const SortSelect = ({ labels, chosen, onChoose }: SortSelectProps) => (
  <NativeSelect
    aria-label="Sort"
    value={chosen}
    className="w-full"
    onChange={({ target }) => onChoose(Number(target.value))}
  >
    {labels.map((label, index) => (
      <option key={label} value={index}>{`Sort: ${label}`}</option>
    ))}
  </NativeSelect>
);
