import type { Stars } from '@market/domain/reviews/review';
import { addMilliseconds, hours } from '../../platform/clock';
import type { Random } from './random';
import { shortReviewTexts, storeReplies } from './review-texts';
import type { ReviewTexts } from './review-words';

/** A delivery that the customer can review. */
interface ReviewedDelivery {
  /** The product or store. No two reviews of it have the same text. */
  readonly subjectId: string;
  readonly deliveredAt: Date;
  /** The approximate average of the product's or store's ratings. */
  readonly mean: number;
  readonly texts: ReviewTexts;
}

interface ReviewText {
  readonly title?: string;
  readonly text: string;
}

const NO_TEXT_SHARE = 0.14;
const REPLY_SHARES = { good: 0.12, bad: 0.7 };

/** Generates reviews. Replies are at or before `end`. */
export function createReviewPlanner({ random, end }: { random: Random; end: Date }) {
  const usedTexts = new Set<string>();

  /** Undefined when all texts are used. */
  const pickText = (
    stars: Stars,
    { subjectId, texts }: ReviewedDelivery,
  ): ReviewText | undefined => {
    const rating = stars >= 4 ? 'good' : stars >= 2 ? 'mixed' : 'poor';
    const longTexts: readonly ReviewText[] = texts[rating].map(([title, text]) => ({
      title,
      text,
    }));
    const shortTexts: readonly ReviewText[] = shortReviewTexts[rating].map((text) => ({ text }));
    const unused = [longTexts, shortTexts]
      .map((choices) => choices.filter(({ text }) => !usedTexts.has(`${subjectId} ${text}`)))
      .find((choices) => choices.length > 0);
    if (!unused) return undefined;
    const reviewText = random.pick(unused);
    usedTexts.add(`${subjectId} ${reviewText.text}`);
    return reviewText;
  };

  return (delivery: ReviewedDelivery) => {
    const stars = drawStars(delivery.mean, random);
    const createdAt = addMilliseconds(delivery.deliveredAt, hours(20 + random.integer(0, 24 * 16)));
    const repliedAt = addMilliseconds(createdAt, hours(random.integer(2, 60)));
    const reviewText = random.chance(NO_TEXT_SHARE) ? undefined : pickText(stars, delivery);
    const tone = stars >= 4 ? 'good' : 'bad';
    const reply =
      reviewText && random.chance(REPLY_SHARES[tone]) && repliedAt <= end
        ? { reply: random.pick(storeReplies[tone]), repliedAt }
        : {};
    return { stars, ...reviewText, ...reply, createdAt, updatedAt: createdAt };
  };
}

/** Shares of 5, 4, 3, 2 and 1 stars with about this average, from 4.3 to 4.9. */
function drawStars(averageRating: number, random: Random): Stars {
  const fiveStarShare = Math.min(0.95, 0.62 + (averageRating - 4.4) * 0.575);
  const otherShare = 1 - fiveStarShare;
  const shares: readonly (readonly [Stars, number])[] = [
    [5, fiveStarShare],
    [4, otherShare * 0.63],
    [3, otherShare * 0.21],
    [2, otherShare * 0.08],
    [1, otherShare * 0.08],
  ];
  const [stars] = random.weighted(shares, ([, share]) => share);
  return stars;
}
