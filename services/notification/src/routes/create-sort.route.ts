import { createSort } from '@pinline/contracts/notification/sort/create-sort'
import { sortId } from '@pinline/events/ids'
import type { NotificationDeps } from '../notification-deps.ts'
import { sortCommandRoute } from './sort-command-route.ts'

export const createSortRoute = (deps: NotificationDeps) =>
  sortCommandRoute(deps, createSort, ({ titles, parentId }) => ({
    type: 'create-sort',
    sortId: sortId.parse(deps.platform.newId('c')),
    parentId,
    names: titles,
  }))
