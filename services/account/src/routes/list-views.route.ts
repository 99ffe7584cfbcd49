import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listViews } from '@pinline/contracts/account/views/list-views'
import type { AccountDeps } from '../account-deps.ts'
import { savedViewsProjection } from '../read-models/saved-views/saved-views.projection.ts'
import { queryViews } from '../read-models/saved-views/saved-views.query.ts'

export const listViewsRoute = ({ platform }: AccountDeps) =>
  route(listViews, async ({ list }, { staffId }) => result(await queryViews(platform, list, staffId)), {
    waitsFor: [savedViewsProjection],
  })
