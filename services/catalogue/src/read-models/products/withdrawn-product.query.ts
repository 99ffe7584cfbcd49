import type { Platform } from '@pinline/chassis/service'
import type { ProductId } from '@pinline/events/ids'
import { type IndexedProduct, indexedProduct } from '../../search/indexed-product.ts'
import { productsProjection } from './products.projection.ts'

/** A part that staff withdrew, as it was; undefined for one that is listed or never was. */
export const withdrawnProduct = async (
  platform: Pick<Platform, 'view'>,
  id: ProductId,
): Promise<IndexedProduct | undefined> => {
  const row = await platform.view(productsProjection).findOne({ _id: id })
  if (row?.product?.withdrawn !== true) return undefined
  return indexedProduct({ ...row, product: { ...row.product, withdrawn: false } })
}
