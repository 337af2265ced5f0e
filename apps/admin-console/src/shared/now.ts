import { useState } from 'react';

/** The moment at which a screen was opened, for "Today, 14:06". */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}
