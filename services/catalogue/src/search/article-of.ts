import type { IndexedProduct } from './indexed-product.ts'

/** A bare number is not what buyers know a part by: the article's name is in its footprint's name. */
export const articleOf = ({ product: { data } }: Pick<IndexedProduct, 'product'>): string =>
  /^\d+$/.test(data.model) ? data.footprint : ''
