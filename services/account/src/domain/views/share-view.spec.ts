import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { anna, bo, chosen, later, list, saved, shared } from './saved-views.fixtures.ts'
import { savedViewsDecider } from './saved-views-decider.ts'
import { maxSharedViews, type ShareView } from './share-view.ts'

const share = (viewId: string, change: Partial<ShareView> = {}): ShareView => ({
  type: 'share-view',
  list,
  viewId,
  revision: 1,
  shared: true,
  by: bo,
  now: later,
  ...change,
})
const event = (viewId: string, isShared: boolean) => ({
  type: 'saved-view-shared' as const,
  data: { list, viewId, shared: isShared, sharedAt: later },
})

describe('share-view', () => {
  it('shares one’s own view, and takes a shared one back', () => {
    given(savedViewsDecider, [saved('v-1', 'Late', bo)])
      .when(share('v-1'))
      .then([event('v-1', true)])
    given(savedViewsDecider, [saved('v-1', 'Late'), shared('v-1')])
      .when(share('v-1', { shared: false, revision: 2 }))
      .then([event('v-1', false)])
  })
  it('is quiet where it is so already', () =>
    given(savedViewsDecider, [saved('v-1', 'Late', bo), shared('v-1')])
      .when(share('v-1'))
      .then([]))
  it('rejects the view of somebody else that is not shared', () =>
    given(savedViewsDecider, [saved('v-1', 'Late', anna)])
      .when(share('v-1'))
      .thenRejected('saved-view-not-found'))
  it('rejects what somebody has changed', () =>
    given(savedViewsDecider, [saved('v-1', 'Late', bo), saved('v-1', 'Later', bo)])
      .when(share('v-1'))
      .thenRejected('version-conflict'))
  it('rejects a name that another shared view has, and more than a list may have', () => {
    given(savedViewsDecider, [saved('v-1', 'Late'), shared('v-1'), saved('v-2', 'late', bo)])
      .when(share('v-2'))
      .thenRejected('saved-view-name-taken')
    const full = Array.from({ length: maxSharedViews }, (_, index) => [
      saved(`v-${index}`, `${index}`),
      shared(`v-${index}`),
    ])
    given(savedViewsDecider, [...full.flat(), saved('v-new', 'New', bo)])
      .when(share('v-new'))
      .thenRejected('saved-view-limit-reached')
  })
  it('of a view that is taken back ends that it opens the list of others', () =>
    given(savedViewsDecider, [saved('v-1', 'Late', bo), shared('v-1'), chosen('v-1', anna), shared('v-1', false)])
      .when({ type: 'choose-default-view', list, viewId: null, staffId: anna.staffId, now: later })
      .then([]))
})
