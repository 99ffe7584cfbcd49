import type { OrderPlatform } from '../order-platform.ts'
import { seededFreight } from './freight-seed.ts'
import type { FreightRate } from './freight-table.ts'

interface FreightDocument extends FreightRate {
  readonly _id: string
}

const idOf = ({ zone, method, upToGrams }: FreightRate): string => `${zone}-${method}-${upToGrams}`

const collectionOf = (platform: OrderPlatform) => platform.db.collection<FreightDocument>('freight-rates')

/** Fills the table of a new installation; rows that staff changed or took out stay as they are. */
export const seedFreight = async (platform: OrderPlatform): Promise<void> => {
  if ((await collectionOf(platform).estimatedDocumentCount()) > 0) return
  await collectionOf(platform).bulkWrite(
    seededFreight.map((rate) => ({
      updateOne: { filter: { _id: idOf(rate) }, update: { $setOnInsert: rate }, upsert: true },
    })),
  )
}

const countsMs = 1000
const kept = new WeakMap<OrderPlatform, { readonly until: number; readonly rates: Promise<readonly FreightRate[]> }>()

/** The table, as it was at most a second ago. */
export const readFreight = async (platform: OrderPlatform): Promise<readonly FreightRate[]> => {
  const known = kept.get(platform)
  if (known !== undefined && performance.now() < known.until) return await known.rates
  const rates = collectionOf(platform).find().toArray()
  kept.set(platform, { until: performance.now() + countsMs, rates })
  rates.catch(() => kept.delete(platform))
  return await rates
}
