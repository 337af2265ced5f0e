import type { Stars } from '@market/domain/reviews/review';
import { addMilliseconds, hours } from '../../platform/clock';
import type { Random } from './random';
import { shortReviewTexts, storeReplies } from './review-texts';
import type { ReviewTexts } from './review-words';

/** A delivery that the customer can review. */
interface Occasion {
  /** The product or store. No two reviews of it have the same text. */
  readonly about: string;
  readonly deliveredAt: Date;
  /** The approximate average of the product's or store's ratings. */
  readonly mean: number;
  readonly texts: ReviewTexts;
}

interface Words {
  readonly title?: string;
  readonly text: string;
}

const ONLY_STARS = 0.14;
const REPLIED = { good: 0.12, bad: 0.7 };

/** Generates reviews. Replies are at or before `end`. */
export function reviewPlanner({ random, end }: { random: Random; end: Date }) {
  const said = new Set<string>();

  /** Undefined when all texts are used. */
  const wordsFor = (stars: Stars, { about, texts }: Occasion): Words | undefined => {
    const mood = stars >= 4 ? 'good' : stars >= 2 ? 'mixed' : 'poor';
    const whole: readonly Words[] = texts[mood].map(([title, text]) => ({ title, text }));
    const short: readonly Words[] = shortReviewTexts[mood].map((text) => ({ text }));
    const left = [whole, short]
      .map((some) => some.filter(({ text }) => !said.has(`${about} ${text}`)))
      .find((some) => some.length > 0);
    if (!left) return undefined;
    const words = random.pick(left);
    said.add(`${about} ${words.text}`);
    return words;
  };

  return (occasion: Occasion) => {
    const stars = drawStars(occasion.mean, random);
    const createdAt = addMilliseconds(occasion.deliveredAt, hours(20 + random.whole(0, 24 * 16)));
    const repliedAt = addMilliseconds(createdAt, hours(random.whole(2, 60)));
    const words = random.chance(ONLY_STARS) ? undefined : wordsFor(stars, occasion);
    const tone = stars >= 4 ? 'good' : 'bad';
    const reply =
      words && random.chance(REPLIED[tone]) && repliedAt <= end
        ? { reply: random.pick(storeReplies[tone]), repliedAt }
        : {};
    return { stars, ...words, ...reply, createdAt, updatedAt: createdAt };
  };
}

/** Shares of 5, 4, 3, 2 and 1 stars with about this average, from 4.3 to 4.9. */
function drawStars(mean: number, random: Random): Stars {
  const five = Math.min(0.95, 0.62 + (mean - 4.4) * 0.575);
  const rest = 1 - five;
  const shares: readonly (readonly [Stars, number])[] = [
    [5, five],
    [4, rest * 0.63],
    [3, rest * 0.21],
    [2, rest * 0.08],
    [1, rest * 0.08],
  ];
  const [stars] = random.weighted(shares, ([, share]) => share);
  return stars;
}
