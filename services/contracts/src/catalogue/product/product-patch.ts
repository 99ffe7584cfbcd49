import { productData } from '@pinline/events/catalogue/connector-part'

/** What `geometry` and `weightEstimated` say follows from the other fields; `demo` data become real when edited. */
const editable = productData.omit({ geometry: true, weightEstimated: true, demo: true })

/** Changes of a product: fields that are left out stay, null takes an optional one away. */
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
