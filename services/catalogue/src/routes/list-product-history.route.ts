import { unpack } from '@pinline/chassis/event-store/archived-commits'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import {
  type ChangedField,
  listProductHistory,
  type ProductChange,
} from '@pinline/contracts/catalogue/product/list-product-history'
import { productFields } from '@pinline/contracts/catalogue/product/product-fields'
import { type PriceEvent, priceEvent } from '@pinline/events/catalogue/price-event'
import { type ProductEvent, productEvent } from '@pinline/events/catalogue/product-event'
import { type ProductRelation, productRelation } from '@pinline/events/catalogue/product-relation'
import { type ProductId, productId as productIdText } from '@pinline/events/ids'
import { z } from 'zod'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { evolvePrice, type Price } from '../domain/price/price.ts'
import { evolveProduct, type Product } from '../domain/product/product.ts'
import { sameValue } from '../domain/same-value.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'

const historyEvent = z.discriminatedUnion('type', [...productEvent.options, ...priceEvent.options])

type Fields = ReadonlyMap<string, unknown>

const isOfPrice = (stored: ProductEvent | PriceEvent): stored is PriceEvent =>
  stored.type === 'price-set' || stored.type === 'price-cleared'

const fieldsOf = (product: Product): Fields => {
  if (product.status === 'absent') return new Map()
  const { data, lifecycle, replacement, documents, relations } = product
  return new Map<string, unknown>([
    ...productFields(data),
    ['lifecycle', lifecycle],
    ['replacement', replacement],
    ['documents', documents],
    ['relations', relations],
  ])
}

const changesBetween = (before: Fields, after: Fields): ChangedField[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((field) => ({ field, before: before.get(field) ?? null, after: after.get(field) ?? null }))
    .filter((change) => !sameValue(change.before, change.after))

const isReplacement = ({ field }: ChangedField): boolean => field === 'replacement'
const isRelations = ({ field }: ChangedField): boolean => field === 'relations'

/** The relations of a change; none before the first. */
const relationsIn = (value: unknown): readonly ProductRelation[] => z.array(productRelation).safeParse(value).data ?? []

/** The current name of a part, for changes that carry only its id. */
const namesOf = async ({ platform }: CatalogueDeps, changes: readonly ProductChange[]) => {
  const changed = changes.flatMap((change) => change.changes)
  const ids = [
    ...changed.filter(isReplacement).flatMap(({ before, after }) => [before, after]),
    ...changed
      .filter(isRelations)
      .flatMap(({ before, after }) =>
        [...relationsIn(before), ...relationsIn(after)].map(({ productId }) => productId),
      ),
  ]
  const wanted = ids.flatMap((id) => productIdText.safeParse(id).data ?? [])
  const rows = platform.view(productsProjection).find({ _id: { $in: wanted } })
  const known = new Map(
    (await rows.toArray()).map(({ _id, product }) => {
      const { model = null, manufacturer = null } = product?.data ?? {}
      return [String(_id), { model, manufacturer }]
    }),
  )
  return (id: unknown) =>
    typeof id === 'string' ? { id, ...(known.get(id) ?? { model: null, manufacturer: null }) } : null
}

/** The changes of a product, oldest first; empty when the product does not exist. */
const historyOf = async ({ platform }: CatalogueDeps, productId: ProductId): Promise<ProductChange[]> => {
  const streams = [streamOf('product', productId), streamOf('price', productId)]
  const found = await platform.store.commits
    .find({ streamId: { $in: streams }, version: { $gte: 1 } })
    .sort({ committedAt: 1, _id: 1 })
    .toArray()
  const commits = found.flatMap(unpack).toSorted((a, b) => a.committedAt.getTime() - b.committedAt.getTime())
  const changes: ProductChange[] = []
  let product: Product = { status: 'absent' }
  let price: Price = {}
  for (const { events, version, committedAt, actor } of commits) {
    for (const [place, stored] of events.entries()) {
      const event = historyEvent.parse(stored)
      const row = { at: committedAt.toISOString(), actor, type: event.type, version: version + place }
      if (isOfPrice(event)) {
        const { currency } = event.data
        const next = evolvePrice(price, event)
        const changed = { field: 'breaks', before: price[currency] ?? null, after: next[currency] ?? null }
        changes.push({ ...row, changes: [changed], currency, reason: null })
        price = next
        continue
      }
      const next = evolveProduct(product, event)
      changes.push({
        ...row,
        changes: product.status === 'absent' ? [] : changesBetween(fieldsOf(product), fieldsOf(next)),
        currency: null,
        reason: 'reason' in event.data ? event.data.reason : null,
      })
      product = next
    }
  }
  return changes
}

/** Reads the streams: those of a part are short. */
export const listProductHistoryRoute = (deps: CatalogueDeps) =>
  route(listProductHistory, async ({ productId, page, pageSize }) => {
    const changes = await historyOf(deps, productId)
    if (changes.length === 0) return rejection('product-not-found')
    const list = changes.toReversed().slice((page - 1) * pageSize, page * pageSize)
    const named = await namesOf(deps, list)
    const namedRelations = (value: unknown) =>
      relationsIn(value).map(({ kind, productId: id }) => ({ kind, ...named(id) }))
    const namedChange = (one: ChangedField): ChangedField => {
      if (isReplacement(one)) return { ...one, before: named(one.before), after: named(one.after) }
      return isRelations(one) ? { ...one, before: namedRelations(one.before), after: namedRelations(one.after) } : one
    }
    const notified = list.map((change) => ({ ...change, changes: change.changes.map(namedChange) }))
    return result({ list: notified, total: changes.length, page, pageSize })
  })
