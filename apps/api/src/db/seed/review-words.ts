/** A review's text: a headline and usually a few sentences. */
type Words = readonly [title: string, text: string];

export interface ReviewTexts {
  /** 5 and 4 stars. */
  readonly good: readonly Words[];
  /** 3 and 2 stars. */
  readonly mixed: readonly Words[];
  /** 1 star. */
  readonly poor: readonly Words[];
}
