import { z } from 'zod'
import { defaultSeedFile } from './seed/read-connectors.ts'

/** Files are stored in a folder of PINLINE_DATA, or in a bucket if FILES_STORE is s3. */
const fileStore = z.discriminatedUnion('FILES_STORE', [
  z.object({ FILES_STORE: z.literal('folder').default('folder') }),
  z.object({
    FILES_STORE: z.literal('s3'),
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }),
    S3_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
    S3_REGION: z.string().min(1).default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().min(1),
    S3_SECRET_ACCESS_KEY: z.string().min(1),
  }),
])

const ownSettings = z.object({
  /** Connectors imported at the first start with DEMO_DATA on: gzipped, one JSON object a line. */
  CATALOGUE_SEED_FILE: z.string().min(1).default(defaultSeedFile),
  /** Limits the number of imported connectors, spread evenly over the file; default all. */
  DEMO_PRODUCTS: z.coerce.number().int().min(0).optional(),
  /** Megabytes (10^6 bytes) of files of one buyer, and of one member of staff. */
  FILES_BUYER_QUOTA_MB: z.coerce.number().min(1).default(100),
  FILES_STAFF_QUOTA_MB: z.coerce.number().min(1).default(5000),
  /** Lifetime in hours of a file that is not attached. */
  FILES_UNATTACHED_HOURS: z.coerce.number().positive().default(24),
})

export const catalogueConfig = ownSettings.and(fileStore)
export type CatalogueConfig = z.infer<typeof catalogueConfig>
