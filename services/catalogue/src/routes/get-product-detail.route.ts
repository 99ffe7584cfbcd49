import { preparedResult } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { getProductDetail, type ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { presentDetail } from '../read-models/products/present-product.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { withdrawnProduct } from '../read-models/products/withdrawn-product.query.ts'
import { replacementOf } from '../search/replacement-of.ts'

const maxResults = { related: 12, alternatives: 12, replaces: 6, stated: 24 }

export const getProductDetailRoute = ({ platform, live, taxonomy, currencies, answers }: CatalogueDeps) =>
  route(
    getProductDetail,
    async ({ id, model, manufacturer }, context) => {
      await Promise.all([live.catchUp(context.positions), taxonomy.catchUp(context.positions)])
      const [entry, another] =
        id === undefined
          ? live.index
              .byPartNumber(model ?? '')
              .filter(({ product }) => manufacturer === undefined || product.data.manufacturer === manufacturer)
          : [live.index.find(id)]
      if (entry === undefined || another !== undefined) {
        const isWithdrawn = id !== undefined && (await withdrawnProduct(platform, id)) !== undefined
        return rejection(isWithdrawn ? 'product-withdrawn' : 'product-not-found')
      }
      const { language, currency } = context
      const rate = await currencies.offeredRate(currency)
      if (isRejection(rate)) return rate
      const { index } = live
      const replacement = replacementOf(index, entry.product.replacement)
      const recommended = index.stated('alternative', entry, maxResults.stated)
      const lists = {
        related: index.related(entry, maxResults.related),
        mates: index.mates(entry, maxResults.stated),
        accessories: index.stated('accessory', entry, maxResults.stated),
        accessoryOf: index.accessoryOf(entry.id, maxResults.stated),
        recommended,
        alternatives: index.alternatives(entry, maxResults.alternatives).filter((one) => !recommended.includes(one)),
        replaces: index.replacedBy(entry.id, maxResults.replaces),
      }
      const today = platform.clock.now().toISOString().slice(0, 10)
      const audience = { language, rate, taxonomy: taxonomy.now }
      const json = answers.details.get(
        index,
        `${language} ${currency} ${entry.id}`,
        [
          ...[taxonomy.now, rate.amount, rate.scale, today, entry, replacement],
          ...Object.values(lists).flatMap((list) => [list.length, ...list]),
        ],
        (): ProductDetail => ({
          ...presentDetail(entry, { ...lists, replacement }, audience),
          today,
        }),
      )
      return preparedResult(json)
    },
    { waitsFor: [productsProjection] },
  )
