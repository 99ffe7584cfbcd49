import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyerOrStaff, call } from '../../api/call.ts'
import { kicadLibraries } from './footprint-name.ts'

/** KiCad takes texts alone. */
const flag = z.enum(['True', 'False'])

export const kicadPart = z.object({
  id: productId,
  name: z.string(),
  /** Library and name of its symbol. */
  symbolIdStr: z.string(),
  exclude_from_bom: flag,
  exclude_from_board: flag,
  exclude_from_sim: flag,
  /** Fields of the symbol on the sheet. */
  fields: z.record(z.string(), z.object({ value: z.string(), visible: flag.optional() })),
})
export type KicadPart = z.infer<typeof kicadPart>

/**
 * One part of the KiCad library: symbol, footprint, datasheet, price breaks, stock and lead time as fields of a symbol.
 * KiCad reads it as `/kicad/v1/parts/{id}.json`, without the envelope.
 */
export const getKicadPart = call({
  name: 'get-kicad-part',
  path: '/kicad/parts/detail',
  effect: 'read',
  access: buyerOrStaff,
  apiScope: 'catalogue:read',
  input: z.object({
    id: productId,
    /** The nickname under which symbols and footprints are installed. */
    library: z.enum(kicadLibraries).default('Pinline'),
  }),
  output: kicadPart,
  errors: ['product-not-found', 'product-withdrawn', 'currency-disabled'],
})
