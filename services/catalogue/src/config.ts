import { z } from 'zod'
import { defaultSeedFile } from './seed/read-connectors.ts'

export const catalogueConfig = z.object({
  /** Connectors imported at the first start where DEMO_DATA is on: gzipped, one JSON object a line. */
  CATALOGUE_SEED_FILE: z.string().min(1).default(defaultSeedFile),
  /** Import only so many of them, spread evenly over the file; all where it is left out. */
  DEMO_PRODUCTS: z.coerce.number().int().min(0).optional(),
  /** Megabytes (10^6 bytes) of files of one buyer, and of one member of staff. */
  FILES_BUYER_QUOTA_MB: z.coerce.number().min(1).default(100),
  FILES_STAFF_QUOTA_MB: z.coerce.number().min(1).default(5000),
  /** Hours that a file may stand which nothing is attached to. */
  FILES_UNATTACHED_HOURS: z.coerce.number().min(1).default(24),
})
export type CatalogueConfig = z.infer<typeof catalogueConfig>
