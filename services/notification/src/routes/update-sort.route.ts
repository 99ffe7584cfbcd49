import { updateSort } from '@pinline/contracts/notification/sort/update-sort'
import type { NotificationDeps } from '../notification-deps.ts'
import { sortCommandRoute } from './sort-command-route.ts'

export const updateSortRoute = (deps: NotificationDeps) =>
  sortCommandRoute(deps, updateSort, ({ id, titles, ...change }) => ({
    type: 'update-sort',
    sortId: id,
    names: titles,
    ...change,
  }))
