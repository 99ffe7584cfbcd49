import type { ProductData } from '@pinline/events/catalogue/connector-part'

/** `geometry` and `weightEstimated` are derived from the other fields. */
type Editable = Omit<ProductData, 'geometry' | 'weightEstimated' | 'demo'>

/** Changes of a product: omitted fields are kept, null removes an optional one. */
export type ProductPatch = {
  readonly [Field in keyof Editable]?: Editable[Field] | (undefined extends Editable[Field] ? null : never) | undefined
}

type Shape = 'footprint' | 'bodyMm' | 'pads'

/** A product that staff enter. Without body and pads it has no drawing; the footprint is its part number then. */
export type NewProduct = Omit<Editable, Shape> & { readonly [Field in Shape]?: Editable[Field] | undefined }
