import { productData } from '@pinline/events/catalogue/connector-part'

/** `geometry` and `weightEstimated` are derived from the other fields; `demo` is cleared by an edit. */
const editable = productData.omit({ geometry: true, weightEstimated: true, demo: true })

/** Changes of a product: omitted fields are kept, null removes an optional one. */
export const productPatch = editable.partial().extend({
  packaging: editable.shape.packaging.nullable(),
  attributes: editable.shape.attributes.nullable(),
  names: editable.shape.names.nullable(),
})
/** A product that staff enter. Without body and pads it has no drawing; the footprint is its part number then. */
export const newProduct = editable.extend({
  footprint: editable.shape.footprint.optional(),
  bodyMm: editable.shape.bodyMm.optional(),
  pads: editable.shape.pads.optional(),
})
