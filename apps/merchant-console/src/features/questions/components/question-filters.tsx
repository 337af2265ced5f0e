import { questionStates } from '@market/domain/questions/question';
import { Toolbar, ToolbarFilters } from '@market/ui/toolbar';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { SearchBox } from '@market/web-kit/list/search-box';
import type { QuestionSearch } from '../questions.queries';
import { questionStateTexts } from './question-entry';

interface QuestionFiltersProps {
  search: QuestionSearch;
  onChange: (patch: Partial<QuestionSearch>, options?: { replace?: boolean }) => void;
}

const states = questionStates.map((value) => ({ value, label: questionStateTexts[value].label }));

export function QuestionFilters({ search, onChange }: QuestionFiltersProps) {
  return (
    <Toolbar>
      <SearchBox
        label="Search questions and answers"
        value={search.search}
        onSearch={(text) => onChange({ search: text }, { replace: true })}
      />
      <ToolbarFilters values={[search.state]}>
        <FilterSelect
          label="Status"
          options={states}
          value={search.state}
          onChange={(state) => onChange({ state })}
        />
      </ToolbarFilters>
    </Toolbar>
  );
}
