import { escapeRegExp } from '@pinline/chassis/escape-reg-exp'
import type { Platform } from '@pinline/chassis/service'
import { binStreamOf, binsProjection } from './bins.projection.ts'

export interface ProductBin {
  readonly bin: string | null
  /** Number of changes of the bin; a change sends it back. */
  readonly binVersion: number
}

export const noBin: ProductBin = { bin: null, binVersion: 0 }

/** Bins by product; one that never had a bin is missing. A removed bin still has its version. */
export const binsOf = async (
  { view }: Pick<Platform, 'view'>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductBin>> => {
  const rows = await view(binsProjection)
    .find({ _id: { $in: [...productIds] } }, { projection: { bin: 1, _versions: 1 } })
    .toArray()
  return new Map(
    rows.map(({ _id, bin, _versions }) => [_id, { bin: bin ?? null, binVersion: _versions[binStreamOf(_id)] ?? 0 }]),
  )
}

/** Products in the bins whose code begins so: `A-03` finds `A-03-12`. Case is ignored. */
export const productsInBins = async ({ view }: Pick<Platform, 'view'>, prefix: string): Promise<string[]> => {
  const rows = await view(binsProjection)
    .find({ bin: { $regex: `^${escapeRegExp(prefix.trim())}`, $options: 'i' } }, { projection: { _id: 1 } })
    .toArray()
  return rows.map(({ _id }) => _id)
}

/** The products in the bins of the filter, of those that are asked for anyway; undefined: all products. */
export const chosenByBin = async (
  platform: Platform,
  ids: readonly string[] | undefined,
  bin: string | undefined,
): Promise<readonly string[] | undefined> => {
  if (bin === undefined || bin === '') return ids
  const inBins = await productsInBins(platform, bin)
  if (ids === undefined) return inBins
  const wanted = new Set(ids)
  return inBins.filter((id) => wanted.has(id))
}
