import { rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import type { ProductData } from '@pinline/events/catalogue/connector-part'
import { priceEvent } from '@pinline/events/catalogue/price-event'
import { productEvent } from '@pinline/events/catalogue/product-event'
import { z } from 'zod'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { listProductHistory, type ProductChange } from '../contract/list-product-history.ts'
import { sameValue } from '../domain/same-value.ts'
import { streamOf } from '../identity/product-id-of.ts'

const fact = z.discriminatedUnion('type', [...productEvent.options, ...priceEvent.options])

/** Names of the fields that two versions of a product's data have otherwise. */
const changedFields = (before: ProductData | undefined, after: ProductData): string[] => {
  const old = new Map<string, unknown>(Object.entries(before ?? {}))
  const young = new Map<string, unknown>(Object.entries(after))
  return [...new Set([...old.keys(), ...young.keys()])].filter((name) => !sameValue(old.get(name), young.get(name)))
}

/** Read from the streams themselves: those of a part are short. */
export const listProductHistoryRoute = ({ platform }: CatalogueParts) =>
  route(listProductHistory, async ({ productId, page, pageSize }) => {
    const streams = [streamOf('product', productId), streamOf('price', productId)]
    const commits = platform.store.commits
      .find({ streamId: { $in: streams }, version: { $gte: 1 } })
      .sort({ committedAt: 1, _id: 1 })
    const changes: ProductChange[] = []
    let present: ProductData | undefined
    for await (const { events, version, committedAt, actor } of commits) {
      for (const [place, event] of events.entries()) {
        const { type, data } = fact.parse(event)
        const after = 'product' in data ? data.product : present
        changes.push({
          at: committedAt.toISOString(),
          actor,
          type,
          fields: after === undefined || type !== 'product-data-changed' ? [] : changedFields(present, after),
          lifecycle: 'lifecycle' in data ? data.lifecycle : null,
          replacement: 'replacement' in data ? data.replacement : null,
          currency: 'currency' in data ? data.currency : null,
          reason: 'reason' in data ? data.reason : null,
          version: version + place,
        })
        present = after
      }
    }
    if (present === undefined) return rejection('product-not-found')
    const list = changes.toReversed().slice((page - 1) * pageSize, page * pageSize)
    return answer({ list, total: changes.length, page, pageSize })
  })
