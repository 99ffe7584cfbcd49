import { fileStoreConfig } from '@pinline/chassis/files/file-store'
import type { ShownVariables } from '@pinline/chassis/settings/shown-variables'
import { z } from 'zod'
import { defaultSeedFile } from './seed/read-connectors.ts'

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
  /** A change of an exchange rate by more than so many percent needs a second member of staff. */
  CURRENCY_CHANGE_LIMIT_PERCENT: z.coerce.number().positive().max(100).default(10),
  /** Whether a start publishes the pages, news and menus that the shop comes with; off: staff write all of them. */
  SHOP_CONTENT: z.enum(['on', 'off']).default('on'),
  /** Whether somebody may publish what they wrote themselves; off: a colleague has to review it. */
  CONTENT_SELF_APPROVAL: z.enum(['on', 'off']).default('on'),
  /** Days after its publication from which an item that lacks a language of the shop is work for staff. */
  CONTENT_TRANSLATION_DAYS: z.coerce.number().min(0).default(7),
})

export const catalogueConfig = ownSettings.and(fileStoreConfig)
export type CatalogueConfig = z.infer<typeof catalogueConfig>

/** What staff see of them. */
export const catalogueVariables: ShownVariables = {
  plain: [
    'FILES_BUYER_QUOTA_MB',
    'FILES_STAFF_QUOTA_MB',
    'FILES_UNATTACHED_HOURS',
    'CURRENCY_CHANGE_LIMIT_PERCENT',
    'CONTENT_SELF_APPROVAL',
    'CONTENT_TRANSLATION_DAYS',
  ],
}
