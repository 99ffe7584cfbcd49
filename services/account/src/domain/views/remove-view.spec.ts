import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import type { RemoveView } from './remove-view.ts'
import { anna, bo, later, list, saved, shared } from './saved-views.fixtures.ts'
import { savedViewsDecider } from './saved-views-decider.ts'

const remove = (change: Partial<RemoveView> = {}): RemoveView => ({
  type: 'remove-view',
  list,
  viewId: 'v-1',
  revision: 1,
  by: anna,
  now: later,
  ...change,
})
const removed = { type: 'saved-view-removed' as const, data: { list, viewId: 'v-1', removedAt: later } }

describe('remove-view', () => {
  it('removes one’s own view, and a shared one by those who may share', () => {
    given(savedViewsDecider, [saved('v-1', 'Late')])
      .when(remove())
      .then([removed])
    given(savedViewsDecider, [saved('v-1', 'Late'), shared('v-1')])
      .when(remove({ revision: 2, by: bo }))
      .then([removed])
  })
  it('rejects what is gone already, and what is somebody else’s', () => {
    given(savedViewsDecider, [saved('v-1', 'Late'), removed])
      .when(remove())
      .thenRejected('saved-view-not-found')
    given(savedViewsDecider, [saved('v-1', 'Late')])
      .when(remove({ by: bo }))
      .thenRejected('saved-view-not-found')
  })
  it('rejects what somebody has changed', () =>
    given(savedViewsDecider, [saved('v-1', 'Late'), saved('v-1', 'Later')])
      .when(remove())
      .thenRejected('version-conflict'))
})
