import { z } from 'zod'
import { defaultSeedFile } from './seed/read-connectors.ts'

export const catalogueConfig = z.object({
  /** Connectors imported at the first start where DEMO_DATA is on: gzipped, one JSON object a line. */
  CATALOGUE_SEED_FILE: z.string().min(1).default(defaultSeedFile),
  /** Import only so many of them, spread evenly over the file; all where it is left out. */
  DEMO_PRODUCTS: z.coerce.number().int().min(0).optional(),
})
export type CatalogueConfig = z.infer<typeof catalogueConfig>
