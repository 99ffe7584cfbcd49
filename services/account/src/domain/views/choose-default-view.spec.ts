import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { anna, bo, chosen, later, list, saved, shared } from './saved-views.fixtures.ts'
import { savedViewsDecider } from './saved-views-decider.ts'

const choose = (viewId: string | null) =>
  ({ type: 'choose-default-view', list, viewId, staffId: anna.staffId, now: later }) as const
const event = (viewId: string | null) => ({
  type: 'default-view-chosen' as const,
  data: { list, staffId: anna.staffId, viewId, chosenAt: later },
})

describe('choose-default-view', () => {
  it('chooses one’s own view or a shared one, and none again', () => {
    given(savedViewsDecider, [saved('v-1', 'Late')])
      .when(choose('v-1'))
      .then([event('v-1')])
    given(savedViewsDecider, [saved('v-1', 'Late', bo), shared('v-1')])
      .when(choose('v-1'))
      .then([event('v-1')])
    given(savedViewsDecider, [saved('v-1', 'Late'), chosen('v-1')])
      .when(choose(null))
      .then([event(null)])
  })
  it('is quiet where it is chosen already', () =>
    given(savedViewsDecider, [saved('v-1', 'Late'), chosen('v-1')])
      .when(choose('v-1'))
      .then([]))
  it('rejects a view that the person does not see', () =>
    given(savedViewsDecider, [saved('v-1', 'Late', bo)])
      .when(choose('v-1'))
      .thenRejected('saved-view-not-found'))
})
