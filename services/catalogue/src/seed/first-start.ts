import type { Platform, ReportProgress } from '@pinline/chassis/service'
import type { CatalogueConfig } from '../config.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { importConnectors } from './import-connectors.ts'
import { readConnectors } from './read-connectors.ts'

const pollIntervalMs = 200
const kinds = ['product', 'price', 'stock'] as const

type SeedPlatform = Pick<Platform<CatalogueConfig>, 'config' | 'db' | 'store' | 'clock' | 'log' | 'view'>

/** Imports the demo connectors once for a database; a start that was cut short is completed by the next. */
export const seedConnectors = async ({ config, db, store, clock, log }: SeedPlatform): Promise<void> => {
  if (config.DEMO_DATA !== 'on') return
  const seeds = db.collection<{ _id: string; importedAt: Date; parts: number }>('seeds')
  if ((await seeds.findOne({ _id: 'connectors' })) !== null) return
  const parts = await readConnectors(config.CATALOGUE_SEED_FILE, config.DEMO_PRODUCTS)
  const commits = await importConnectors(store, parts, clock.now())
  await seeds.updateOne(
    { _id: 'connectors' },
    { $setOnInsert: { importedAt: clock.now(), parts: parts.length } },
    { upsert: true },
  )
  log.info({ parts: parts.length, commits }, 'connectors imported')
}

/**
 * An index of first commits alone, one a stream. Prevents the failure "each start counts the streams by reading every
 * commit that there ever was".
 */
const prepareFirstCommits = async ({ commits }: Pick<SeedPlatform['store'], 'commits'>): Promise<void> => {
  await commits.createIndex({ streamType: 1 }, { partialFilterExpression: { version: 1 } })
}

/** Resolves when the products view has every stream of the catalogue: before that no list is complete. */
export const productsViewFilled = async ({ store, view, log }: SeedPlatform, report: ReportProgress): Promise<void> => {
  await prepareFirstCommits(store)
  const expected = await Promise.all(
    kinds.map((kind) => store.commits.countDocuments({ streamType: kind, version: 1 })),
  )
  const rows = view(productsProjection)
  // Each count reads every row, so the next is queried only if the previous one suffices.
  const filled = async () => {
    const written = await rows.estimatedDocumentCount()
    report(`${written} of ${Math.max(...expected)} products are listed`)
    if (written < Math.max(...expected)) return false
    for (const [index, kind] of kinds.entries())
      if ((await rows.countDocuments({ [kind]: { $exists: true } })) < (expected[index] ?? 0)) return false
    return true
  }
  const started = performance.now()
  while (!(await filled())) await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
  log.info({ expected, waitedMs: Math.round(performance.now() - started) }, 'products view is filled')
}
