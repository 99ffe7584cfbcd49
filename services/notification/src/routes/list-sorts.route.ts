import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listSorts } from '@pinline/contracts/notification/sort/list-sorts'
import type { NotificationDeps } from '../notification-deps.ts'
import { noticesProjection } from '../read-models/notices/notices.projection.ts'
import { countShownUses, loadSorts, sortRowOf, sortsInOrder } from '../sorts/sort-rows.ts'

export const listSortsRoute = ({ platform }: NotificationDeps): Route =>
  route(
    listSorts,
    async (_input, { language }) => {
      const [sorts, uses] = await Promise.all([loadSorts(platform), countShownUses(platform)])
      return result(sortsInOrder(sorts).map((sort) => sortRowOf(sort, language, uses)))
    },
    { waitsFor: [noticesProjection] },
  )
