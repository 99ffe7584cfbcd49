import type { ProductChanges } from '@pinline/contracts/catalogue/product/product-changes'
import { splitLanguage } from '../app/language.ts'
import type { Invalidation } from './page-cache.ts'

/** Pages of any part: a part may be added to or removed from them because of its price or stock. */
const lists = /^\/(index|product|productListCopy)(\/|$)/

const isList = (key: string): boolean => lists.test(splitLanguage(key.split('?')[0] ?? '')?.rest ?? '')

/** The pages affected by changes of the catalogue: all lists, and other pages with one of the parts. */
export function invalidationOf({ ids, lists: isAnything }: ProductChanges): Invalidation {
  if (isAnything) return () => true
  return (key, { html }) => isList(key) || ids.some((id) => key.includes(id) || html.includes(`/productDetail/${id}`))
}
