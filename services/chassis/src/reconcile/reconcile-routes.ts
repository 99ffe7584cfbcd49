import { rejection } from '@pinline/contracts/api/error-codes'
import { checkViewRow, listStreams, readStreams, reconcile } from '@pinline/contracts/api/reconcile'
import { result } from '../http/call-result.ts'
import { type Route, route } from '../http/route.ts'
import type { ViewsReconciler } from './reconcile-views.ts'
import type { Reconciliation } from './reconciliation.ts'
import type { StreamReader } from './stream-reader.ts'

const maxExamples = 10

/** The operator's call that checks all, and the calls by which other services compare with this one's streams. */
export const reconcileRoutes = (
  reconciliation: Reconciliation,
  views: ViewsReconciler,
  streams: StreamReader,
): Route[] => [
  route(reconcile, async ({ reconciler: name, from }) => {
    const reconciler = reconciliation.find(name)
    if (reconciler === undefined) return rejection('not-found')
    const place = from && { after: from.after, startedAt: new Date(from.startedAt) }
    const { checked, deviations, next, startedAt } = await reconciliation.checkBatch(reconciler, place)
    const count = (state: 'repaired' | 'open') => deviations.filter((one) => one.state === state).length
    return result({
      checked,
      repaired: count('repaired'),
      open: count('open'),
      examples: deviations.slice(0, maxExamples).map(({ kind, streamId, detail }) => ({ kind, streamId, detail })),
      next: next === undefined ? null : { after: next, startedAt: startedAt.toISOString() },
    })
  }),
  route(checkViewRow, async ({ view, rowId }) => {
    const viewed = views.live(view)
    if (viewed === undefined) return rejection('view-not-found')
    if (!(await views.hasRow(viewed, rowId))) return rejection('not-found')
    const deviation = await reconciliation.checkRow(views, viewed, rowId)
    return result({
      outcome: deviation?.state ?? 'same',
      fields: [...(deviation?.fields ?? [])],
      detail: deviation?.detail ?? null,
    })
  }),
  route(listStreams, async ({ streamTypes, after, limit }) =>
    result({ streams: [...(await streams.list(streamTypes, after, limit))] }),
  ),
  route(readStreams, async ({ streamIds }) => {
    const found = await streams.read(streamIds)
    return result({ events: [...found.values()].flat() })
  }),
]
