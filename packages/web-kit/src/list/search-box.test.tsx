import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchBox } from './search-box';

const searched = vi.fn();

const passTime = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

function List() {
  const [search, setSearch] = useState<string | undefined>('inverter');
  return (
    <>
      <SearchBox
        label="Search orders"
        value={search}
        onSearch={(text) => {
          searched(text);
          setSearch(text);
        }}
      />
      <button type="button" onClick={() => setSearch(undefined)}>
        Clear filters
      </button>
    </>
  );
}

const box = () => screen.getByRole('searchbox', { name: 'Search orders' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

describe('SearchBox', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    searched.mockClear();
    render(<List />);
  });
  afterEach(() => vi.useRealTimers());

  it('searches once, after a pause in typing', () => {
    type('so');
    passTime(200);
    type('solar');
    passTime(200);
    expect(searched).not.toHaveBeenCalled();
    passTime(100);
    expect(searched).toHaveBeenCalledExactlyOnceWith('solar');
  });

  it('ignores trailing spaces', () => {
    type('solar ');
    passTime(2000);
    expect(searched).toHaveBeenCalledExactlyOnceWith('solar');
    expect(box()).toHaveValue('solar ');
  });

  it('searches at once on blur, and then shows the search of the list when it changes', () => {
    type('solar');
    fireEvent.blur(box());
    expect(searched).toHaveBeenCalledExactlyOnceWith('solar');
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(box()).toHaveValue('');
    passTime(1000);
    expect(searched).toHaveBeenCalledOnce();
  });
});
