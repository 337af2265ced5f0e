import type { ProductCard } from '@market/domain/catalogue/product';
import type { EditableSystem, SystemInput, SystemPart } from '@market/domain/systems/system';

export interface DraftPart extends Pick<
  SystemPart,
  'productId' | 'name' | 'keyRating' | 'image' | 'variantLabel' | 'problem'
> {
  /** Undefined until a variant is chosen for a product with several variants. */
  readonly variantId: string | undefined;
  readonly hasVariants: boolean;
  readonly storeName: string;
  readonly unitPrice: number;
  readonly quantity: number;
  readonly label: string;
  readonly purpose: string;
}

export interface SystemDraft extends Pick<EditableSystem, 'name' | 'summary' | 'loads'> {
  /** Null while the field is empty. */
  readonly hours: number | null;
  readonly parts: readonly DraftPart[];
}

const emptySystem: SystemDraft = {
  name: 'This system',
  summary: '',
  hours: 9,
  loads: [],
  parts: [],
};

export const toSystemDraft = (system: EditableSystem | null): SystemDraft =>
  system
    ? { ...system, parts: system.parts.map((part) => ({ ...part, hasVariants: false })) }
    : emptySystem;

export const newPart = (card: ProductCard): DraftPart => ({
  productId: card.id,
  variantId: undefined,
  hasVariants: card.hasVariants,
  name: card.name,
  keyRating: card.keyRating,
  image: card.hostedImages[0],
  storeName: card.store.storeName,
  unitPrice: card.sellingPrice,
  quantity: 1,
  label: '',
  purpose: '',
});

/** `version` is the published version that the changes are based on. */
export const toSystemInput = (draft: SystemDraft, version: number): SystemInput => ({
  name: draft.name,
  summary: draft.summary,
  hours: draft.hours ?? 0,
  loads: draft.loads,
  parts: draft.parts.map(({ productId, variantId, quantity, label, purpose }) => ({
    productId,
    variantId,
    quantity,
    label,
    purpose,
  })),
  version,
});
