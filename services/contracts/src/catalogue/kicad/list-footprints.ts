import { bodyBox, pad } from '@pinline/events/catalogue/connector-part'
import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { webUrl } from '../../api/web-url.ts'

/** Parts of one chunk. */
export const footprintsPerChunk = 500

export const footprintData = z.object({
  id: productId,
  model: z.string(),
  manufacturer: z.string(),
  datasheetUrl: webUrl.nullable(),
  positions: z.int().nullable(),
  rows: z.int().nullable(),
  pitchMm: z.number().nullable(),
  bodyMm: bodyBox,
  pads: z.array(pad),
})
export type FootprintData = z.infer<typeof footprintData>

/**
 * Body and pads of every part with a drawing, in chunks, of which libraries for other programs are made. The version
 * changes whenever one of these parts does, so chunks of one version fit together.
 */
export const listFootprints = call({
  name: 'list-footprints',
  path: '/kicad/footprints',
  effect: 'read',
  access: open,
  apiScope: 'catalogue:read',
  input: z.object({
    /** Counted from 1. */
    chunk: z.coerce.number<number | string>().int().min(1).max(10_000).default(1),
  }),
  output: z.object({
    total: z.int(),
    /** Opaque. */
    version: z.string(),
    /** The changes of all these parts, counted: a later state has a larger number, unless parts were withdrawn. */
    release: z.int(),
    list: z.array(footprintData),
  }),
  errors: [],
  weight: 16,
})
