const unit = 'k?VA|[kM]?Wp?h?|m?V|m?Ah?|mm²|mm2|[mck]?m|m?L|k?g|HP|hp|Hz|bar|pc|m²|in|°C|%';
const numberAndUnit = new RegExp(`(\\d) (?=(?:${unit})(?![\\p{L}\\d]))`, 'gu');

/**
 * Keeps a number and its unit on one line: `5 kVA` with a non-breaking space. Other text stays as
 * it is.
 */
export const keepUnitsTogether = (text: string): string => text.replace(numberAndUnit, '$1\u00a0');
