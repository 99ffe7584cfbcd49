import { loadStream } from '@pinline/chassis/event-store/handle-command'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AttributeValue, ProductData } from '@pinline/events/catalogue/connector-part'
import { type ProductId, productId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { Product } from '../domain/product/product.ts'
import { productDecider } from '../domain/product/product-decider.ts'
import type { DefinedAttribute } from '../domain/taxonomy/taxonomy.ts'
import { newPartId, partKey } from '../identity/part-key.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'

/** Maximum length of a chain of replacements. */
const maxChainLength = 20

export const loadProduct = async ({ platform }: CatalogueDeps, id: ProductId): Promise<Product> =>
  (await loadStream(platform, productDecider, streamOf('product', id))).state

/** The replacement and its own replacements in turn; undefined when a product of the chain cannot be bought. */
export const successorsOf = async (deps: CatalogueDeps, replacement: ProductId): Promise<ProductId[] | undefined> => {
  const first = await loadProduct(deps, replacement)
  if (first.status !== 'listed') return undefined
  const chain = [replacement]
  let next = first.replacement
  while (next !== null && !chain.includes(next) && chain.length < maxChainLength) {
    chain.push(next)
    const state = await loadProduct(deps, next)
    next = state.status === 'absent' ? null : state.replacement
  }
  return chain
}

/** The product with this part number of this manufacturer, including withdrawn ones. Ignores case, not punctuation. */
export const idOfPart = async (
  { live, platform }: CatalogueDeps,
  { manufacturer, model }: Pick<ProductData, 'manufacturer' | 'model'>,
): Promise<ProductId | undefined> => {
  const key = partKey(manufacturer, model)
  const listed = live.index
    .byPartNumber(model)
    .find(({ product: { data } }) => partKey(data.manufacturer, data.model) === key)
  if (listed !== undefined) return listed.id
  const row = await platform
    .view(productsProjection)
    .findOne({ 'product.data.manufacturer': manufacturer, 'product.data.model': model }, { projection: { _id: 1 } })
  return row === null ? undefined : productId.parse(row._id)
}

/** The id for a new part: the first candidate that no other part uses. */
export const freeIdOf = async (
  deps: CatalogueDeps,
  { manufacturer, model }: Pick<ProductData, 'manufacturer' | 'model'>,
): Promise<ProductId> => {
  for (let place = 1; ; place += 1) {
    const id = newPartId(manufacturer, model, place)
    const state = await loadProduct(deps, id)
    const own =
      state.status === 'absent' || partKey(state.data.manufacturer, state.data.model) === partKey(manufacturer, model)
    if (own) return id
  }
}

const fits = (value: AttributeValue, { type, values }: DefinedAttribute): boolean => {
  switch (type) {
    case 'choice':
      return (values ?? []).some((choice) => choice.value === value)
    case 'number':
      return typeof value === 'number'
    case 'flag':
      return typeof value === 'boolean'
    case 'text':
      return typeof value === 'string'
    default:
      return type satisfies never
  }
}

/**
 * What is wrong with a product's classification: a category that holds no products, or values that its attributes lack.
 */
export const categoryErrors = async (
  { taxonomy }: CatalogueDeps,
  part: Pick<ProductData, 'category' | 'attributes'>,
  { positions }: RequestContext,
): Promise<Rejection | undefined> => {
  await taxonomy.catchUp(positions)
  const { categories, attributes } = taxonomy.now
  const isGroup = Object.values(categories).some(({ parentId }) => parentId === part.category)
  if (categories[part.category] === undefined || isGroup)
    return rejection('category-not-found', { errors: { category: 'category-not-found' } })
  const wrong = Object.entries(part.attributes ?? {}).filter(([id, value]) => {
    const attribute = attributes[id]
    return attribute === undefined || attribute.fixed || !fits(value, attribute)
  })
  if (wrong.length === 0) return undefined
  return rejection('invalid-input', {
    errors: Object.fromEntries(wrong.map(([id]) => [`product.attributes.${id}`, 'invalid-input'])),
  })
}
