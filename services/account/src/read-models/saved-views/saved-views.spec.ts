import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import type { SavedViewsEvent } from '@pinline/events/account/saved-views-event'
import { describe, expect, it } from 'vitest'
import { anna, bo, chosen, later, list, saved, shared, viewRefOf } from '../../domain/views/saved-views.fixtures.ts'
import { savedViewsProjection } from './saved-views.projection.ts'

const rowAfter = (events: readonly SavedViewsEvent[]) =>
  replayTwice(
    savedViewsProjection,
    events.map((event, index) => ({
      id: `${list}@${index + 1}`,
      service: 'account' as const,
      streamType: 'saved-views',
      streamId: list,
      sequence: index + 1,
      event,
      actor: { kind: 'staff' as const, id: anna.staffId },
      correlationId: 'request-1',
      causationId: 'request-1',
      recordedAt: later,
    })),
  ).get(list)

const view = { ownerId: anna.staffId, name: 'Late', viewRef: viewRefOf('v-1'), shared: false, revision: 1 }

describe('saved-views', () => {
  it('has each view as it was saved last, and with which one the list opens', () => {
    expect(rowAfter([saved('v-1', 'Late'), saved('v-2', 'Mine', bo), shared('v-2'), chosen('v-2')])).toMatchObject({
      list,
      views: [
        { viewId: 'v-1', ...view },
        { viewId: 'v-2', ownerId: bo.staffId, name: 'Mine', shared: true, revision: 2 },
      ],
      defaults: { [anna.staffId]: 'v-2' },
    })
    expect(rowAfter([saved('v-1', 'Late'), saved('v-1', 'Later', anna, 2)])).toMatchObject({
      views: [{ name: 'Later', viewRef: viewRefOf('v-1', 2), revision: 2 }],
    })
  })
  it('has no view that is removed, and opens with none that a person no longer sees', () => {
    const removed: SavedViewsEvent = { type: 'saved-view-removed', data: { list, viewId: 'v-1', removedAt: later } }
    expect(rowAfter([saved('v-1', 'Late'), chosen('v-1'), removed])).toMatchObject({ views: [], defaults: {} })
    expect(rowAfter([saved('v-1', 'Late', bo), shared('v-1'), chosen('v-1'), shared('v-1', false)])).toMatchObject({
      defaults: {},
    })
  })
})
