import { pad, productData } from '@pinline/events/catalogue/connector-part'
import { slug } from '@pinline/events/ids'
import { z } from 'zod'
import { languageCode } from '../../api/languages.ts'
import { partNumber, singleLine } from '../../api/text.ts'
import { webUrl } from '../../api/web-url.ts'

const [, ...padRest] = pad.def.items

/** The value of an attribute that takes any text. */
export const attributeText = singleLine(200).min(1)
/** A name of a product that staff wrote. */
export const productNameText = singleLine(300)

/** Ten years: dates of delivery are counted from it. */
export const maxEnteredLeadTimeDays = 3650
/** As of a delivery, and of a part of one tonne. */
const maxPieces = 100_000_000
const maxWeightGrams = 1_000_000

/** The data of a product as they are entered: stricter than those of events, which must parse for ever. */
export const enteredProduct = productData.extend({
  model: partNumber(120).min(1),
  manufacturer: singleLine(80).min(1),
  series: singleLine(80).nullable(),
  datasheetUrl: webUrl.nullable(),
  footprint: singleLine(200).min(1),
  pads: z.array(z.tuple([singleLine(40), ...padRest])).max(1000),
  weightGrams: z.number().positive().max(maxWeightGrams),
  moq: z.int().min(1).max(maxPieces),
  orderMultiple: z.int().min(1).max(maxPieces),
  packingUnit: z.int().min(1).max(maxPieces),
  leadTimeDays: z.int().min(0).max(maxEnteredLeadTimeDays),
  attributes: z.record(slug, z.union([attributeText, z.number(), z.boolean()])).optional(),
  names: z.partialRecord(languageCode, productNameText).optional(),
})

/** `geometry` and `weightEstimated` are derived from the other fields; `demo` is cleared by an edit. */
const editable = enteredProduct.omit({ geometry: true, weightEstimated: true, demo: true })

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
