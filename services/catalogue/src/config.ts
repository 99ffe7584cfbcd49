import { z } from 'zod'
import { defaultSeedFile } from './seed/read-connectors.ts'

export const catalogueConfig = z.object({
  /** Connectors imported at the first start where DEMO_DATA is on: gzipped, one JSON object a line. */
  CATALOGUE_SEED_FILE: z.string().min(1).default(defaultSeedFile),
})
export type CatalogueConfig = z.infer<typeof catalogueConfig>
