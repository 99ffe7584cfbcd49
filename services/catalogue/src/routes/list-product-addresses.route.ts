import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { addressesPerChunk, listProductAddresses } from '@pinline/contracts/catalogue/product/list-product-addresses'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'

export const listProductAddressesRoute = ({ live }: CatalogueDeps) =>
  route(
    listProductAddresses,
    async ({ chunk }, { positions }) => {
      await live.catchUp(positions)
      const parts = live.index.all().toSorted((one, other) => (one.id < other.id ? -1 : 1))
      const list = parts.slice((chunk - 1) * addressesPerChunk, chunk * addressesPerChunk)
      return result({
        total: parts.length,
        list: list.map(({ id, changedAt }) => ({ id, updatedAt: changedAt })),
      })
    },
    { waitsFor: [productsProjection] },
  )
