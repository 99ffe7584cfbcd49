import { isProductId, type ProductId } from '@pinline/events/ids'

/** Maximum number of parts that fit side by side. */
export const maxCompared = 6

/** The ids of `?ids=p-…,p-…`. */
export const comparedIds = (ids: string): ProductId[] => ids.split(',').filter(isProductId)

/** `?ids=p-…,p-…`: invalid ids, duplicates and surplus ids are dropped. */
export const compareSearch = ({ ids = '' }: { readonly ids?: unknown }): { readonly ids: string } => ({
  ids: [...new Set(comparedIds(String(ids)))].slice(0, maxCompared).join(','),
})
