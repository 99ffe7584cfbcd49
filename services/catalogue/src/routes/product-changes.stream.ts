import { sse } from '@pinline/chassis/http/server-sent-events'
import { type ProductChanges, productChanges } from '@pinline/contracts/catalogue/product/product-changes'
import { type ProductId, productId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'

const debounceMs = 500
/** More changed products than this at once: clients drop their whole cache. */
const maxIds = 500

/** Notifies caches of pages and lists which products have changed, in batches, at most twice a second. */
export const productChangesStream = ({ live }: Pick<CatalogueDeps, 'live'>) => {
  const listeners = new Set<(message: ProductChanges) => void>()
  let ids = new Set<ProductId>()
  let lists = false
  let timer: NodeJS.Timeout | undefined
  let stop: (() => void) | undefined
  const notify = () => {
    timer = undefined
    const message = { ids: ids.size > maxIds ? [] : [...ids], lists: lists || ids.size > maxIds }
    ids = new Set()
    lists = false
    for (const listener of listeners) listener(message)
  }
  return sse(productChanges, (_, send) => {
    const listener = (message: ProductChanges) => send({ event: 'products', data: message })
    listeners.add(listener)
    stop ??= live.onChange((change) => {
      for (const id of change.ids) ids.add(productId.parse(id))
      lists ||= change.lists
      timer ??= setTimeout(notify, debounceMs)
      timer.unref()
    })
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      stop?.()
      stop = undefined
      clearTimeout(timer)
      timer = undefined
    }
  })
}
