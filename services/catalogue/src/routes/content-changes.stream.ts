import { sse } from '@pinline/chassis/http/server-sent-events'
import { type ContentChanges, contentChanges } from '@pinline/contracts/catalogue/content/content-changes'
import type { ContentId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'

const debounceMs = 500

/** Notifies caches of pages which items changed for readers, at most twice a second. */
export const contentChangesStream = ({ content }: Pick<CatalogueDeps, 'content'>) => {
  const listeners = new Set<(message: ContentChanges) => void>()
  let ids = new Set<ContentId>()
  let paths = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let stop: (() => void) | undefined
  const notify = () => {
    timer = undefined
    const message = { ids: [...ids], paths: [...paths], lists: true }
    ids = new Set()
    paths = new Set()
    for (const listener of listeners) listener(message)
  }
  return sse(contentChanges, (_, send) => {
    const listener = (message: ContentChanges) => send({ event: 'content', data: message })
    listeners.add(listener)
    stop ??= content.onChange((change) => {
      for (const id of change.ids) ids.add(id)
      for (const path of change.paths) paths.add(path)
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
