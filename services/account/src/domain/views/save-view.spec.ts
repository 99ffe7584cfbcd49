import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { maxOwnViews, type SaveView } from './save-view.ts'
import { anna, bo, later, list, saved, shared, viewRefOf } from './saved-views.fixtures.ts'
import { savedViewsDecider } from './saved-views-decider.ts'

const save = (viewId: string, name: string, change: Partial<SaveView> = {}): SaveView => ({
  type: 'save-view',
  list,
  viewId,
  name,
  viewRef: viewRefOf(viewId),
  by: anna,
  now: later,
  ...change,
})
const set = (viewId: string, name: string, ownerId = anna.staffId, version = 1) => ({
  type: 'saved-view-set' as const,
  data: { list, viewId, ownerId, name, viewRef: viewRefOf(viewId, version), savedAt: later },
})

describe('save-view', () => {
  it('saves a view', () =>
    given(savedViewsDecider, [])
      .when(save('v-1', 'Late'))
      .then([set('v-1', 'Late')]))
  it('changes one that the editor saw as it is', () =>
    given(savedViewsDecider, [saved('v-1', 'Late')])
      .when(save('v-1', 'Too late', { revision: 1, viewRef: viewRefOf('v-1', 2) }))
      .then([set('v-1', 'Too late', anna.staffId, 2)]))
  it('lets those who may share change a shared one, which stays its owner’s', () => {
    given(savedViewsDecider, [saved('v-1', 'Late'), shared('v-1')])
      .when(save('v-1', 'Too late', { revision: 2, by: bo }))
      .then([set('v-1', 'Too late')])
    given(savedViewsDecider, [saved('v-1', 'Late', bo), shared('v-1')])
      .when(save('v-1', 'Too late', { revision: 2 }))
      .thenRejected('saved-view-not-found')
  })
  it('is quiet on the same again', () =>
    given(savedViewsDecider, [saved('v-1', 'Late')])
      .when(save('v-1', 'Late', { revision: 1 }))
      .then([]))
  it('rejects a change of what somebody has changed', () =>
    given(savedViewsDecider, [saved('v-1', 'Late'), saved('v-1', 'Later')])
      .when(save('v-1', 'Mine', { revision: 1 }))
      .thenRejected('version-conflict'))
  it('rejects a change of a view that is gone, or somebody else’s', () => {
    given(savedViewsDecider, [])
      .when(save('v-1', 'Late', { revision: 1 }))
      .thenRejected('saved-view-not-found')
    given(savedViewsDecider, [saved('v-1', 'Late', bo)])
      .when(save('v-1', 'Late', { revision: 1 }))
      .thenRejected('saved-view-not-found')
  })
  it('rejects a name that the editor sees already, however it is written', () => {
    given(savedViewsDecider, [saved('v-1', 'Late')])
      .when(save('v-2', 'LATE'))
      .thenRejected('saved-view-name-taken')
    given(savedViewsDecider, [saved('v-1', 'Late', bo), shared('v-1')])
      .when(save('v-2', 'Late'))
      .thenRejected('saved-view-name-taken')
    given(savedViewsDecider, [saved('v-1', 'Late', bo)])
      .when(save('v-2', 'Late'))
      .then([set('v-2', 'Late')])
  })
  it('rejects more views than a person may have', () =>
    given(
      savedViewsDecider,
      Array.from({ length: maxOwnViews }, (_, index) => saved(`v-${index}`, `View ${index}`)),
    )
      .when(save('v-new', 'One more'))
      .thenRejected('saved-view-limit-reached'))
})
