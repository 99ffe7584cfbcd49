import type { ContentChanges } from '@pinline/contracts/catalogue/content/content-changes'
import type { ProductChanges } from '@pinline/contracts/catalogue/product/product-changes'
import { splitLanguage } from '../app/language.ts'
import type { Invalidation } from './page-cache.ts'

/** Pages with lists: a change of price or stock may add a part to them or remove it. */
const lists = /^\/(index|product|productListCopy)(\/|$)/

const isList = (key: string): boolean => lists.test(splitLanguage(key.split('?')[0] ?? '')?.rest ?? '')

/** The pages affected by changes of the catalogue: all lists, and other pages with one of the parts. */
export function invalidationOf({ ids, lists: isAnything }: ProductChanges): Invalidation {
  if (isAnything) return () => true
  return (key, { html }) => isList(key) || ids.some((id) => key.includes(id) || html.includes(`/productDetail/${id}`))
}

/**
 * The pages affected by changes of content: all of them where menus, banners or lists may differ, else those at its paths
 * and those that link to it.
 */
export function contentInvalidationOf({ paths, lists: isAnything }: ContentChanges): Invalidation {
  if (isAnything) return () => true
  return (key, { html }) => paths.some((path) => key.endsWith(path) || html.includes(path.replaceAll('&', '&amp;')))
}
