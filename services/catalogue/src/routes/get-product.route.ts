import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { type Localised, languageCodes } from '@pinline/contracts/api/languages'
import { getProduct, type ProductRecord, type RelatedPart } from '@pinline/contracts/catalogue/product/get-product'
import type { ProductRelation } from '@pinline/events/catalogue/product-relation'
import { type ProductId, productId as productIdText } from '@pinline/events/ids'
import { currencyCodes } from '@pinline/events/money'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { Taxonomy } from '../domain/taxonomy/taxonomy.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { productName } from '../naming/product-name.ts'
import type { ProductsRow } from '../read-models/products/products.model.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { textIn } from '../taxonomy/taxonomy-rows.ts'

const composedNames = (data: NonNullable<ProductsRow['product']>['data'], { categories }: Taxonomy): Localised => {
  const { names: _, ...events } = data
  const titles = categories[data.category]?.titles ?? {}
  const composed = languageCodes.map(
    (language) => [language, productName(events, language, textIn(titles, language, data.category))] as const,
  )
  return Object.fromEntries(composed) as Localised
}

const maxStatedBy = 100

interface NamingRow {
  readonly _id: string
  readonly product: {
    readonly data: { readonly manufacturer: string; readonly model: string }
    readonly withdrawn: boolean
    readonly relations: readonly ProductRelation[]
  }
}

export const getProductRoute = ({ platform, taxonomy }: CatalogueDeps) => {
  const rowOf = (id: ProductId) => platform.view(productsProjection).findOne({ _id: id })
  const replacementOf = async (id: ProductId | null): Promise<ProductRecord['replacement']> => {
    if (id === null) return null
    const data = (await rowOf(id))?.product?.data
    return { id, model: data?.model ?? null, manufacturer: data?.manufacturer ?? null }
  }
  const fieldsOfPart = { 'product.data.manufacturer': 1, 'product.data.model': 1, 'product.withdrawn': 1 } as const
  const relationsOf = async (relations: readonly ProductRelation[]): Promise<RelatedPart[]> => {
    if (relations.length === 0) return []
    const ids = relations.map((relation) => relation.productId)
    const rows = platform.view(productsProjection).find({ _id: { $in: ids } })
    const parts = new Map((await rows.toArray()).map(({ _id, product }) => [String(_id), product]))
    return relations.flatMap(({ kind, productId: id }) => {
      const part = parts.get(id)
      if (part === undefined) return []
      const { model, manufacturer } = part.data
      return { kind, id, model, manufacturer, withdrawn: part.withdrawn }
    })
  }
  const statedBy = async (id: ProductId): Promise<RelatedPart[]> => {
    const rows = platform
      .view(productsProjection)
      .find({ 'product.relations.productId': id })
      .project<NamingRow>({ ...fieldsOfPart, 'product.relations': 1 })
      .sort({ _id: 1 })
      .limit(maxStatedBy)
    return (await rows.toArray()).flatMap(({ _id, product: { data, withdrawn, relations } }) =>
      relations
        .filter((relation) => relation.productId === id)
        .map(({ kind }) => ({ kind, id: productIdText.parse(_id), ...data, withdrawn })),
    )
  }
  return route(
    getProduct,
    async ({ productId }) => {
      const row = await rowOf(productId)
      if (row?.product === undefined) return rejection('product-not-found')
      const { data, lifecycle, replacement, documents, relations = [], withdrawn, addedAt } = row.product
      const versionOf = (kind: 'product' | 'price' | 'stock') => row._versions[streamOf(kind, productId)] ?? 0
      return result({
        id: productId,
        product: data,
        lifecycle,
        replacement: await replacementOf(replacement),
        documents: [...documents],
        relations: await relationsOf(relations),
        statedBy: await statedBy(productId),
        withdrawn,
        addedAt,
        prices: currencyCodes.flatMap((currency) => {
          const breaks = row.price?.[currency]
          return breaks === undefined ? [] : [{ currency, breaks: [...breaks] }]
        }),
        composedNames: composedNames(data, taxonomy.now),
        productVersion: versionOf('product'),
        priceStreamVersion: versionOf('price'),
        stockVersion: versionOf('stock'),
      })
    },
    { waitsFor: [productsProjection] },
  )
}
