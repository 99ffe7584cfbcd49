import type { ContentRecord } from '@pinline/contracts/catalogue/content/content-resource'
import { productId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentProjection } from '../read-models/content/content.projection.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'

type Deps = Pick<CatalogueDeps, 'platform' | 'live'>

/** Parts that readers do not see where content names them, by the live index, which follows every product event. */
const unlisted = ({ live }: Deps, ids: Iterable<string>): readonly string[] =>
  [...ids].filter((id) => live.index.find(id) === undefined)

/** All withdrawn parts that content names. Reads the index of named parts and no item. */
export const withdrawnNamed = async (deps: Deps): Promise<readonly string[]> =>
  unlisted(deps, await deps.platform.view(contentProjection).distinct('partIds'))

/** The withdrawn parts among those that items name, with their numbers. */
export const withdrawnAmong = async (
  deps: Deps,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ContentRecord['withdrawnParts'][number]>> => {
  const gone = unlisted(deps, new Set(ids))
  if (gone.length === 0) return new Map()
  const rows = await deps.platform
    .view(productsProjection)
    .find({ _id: { $in: [...gone] } }, { projection: { 'product.data.model': 1 } })
    .toArray()
  const models = new Map(rows.map(({ _id, product }) => [_id, product?.data.model]))
  return new Map(gone.map((id) => [id, { id: productId.parse(id), model: models.get(id) ?? id }]))
}
