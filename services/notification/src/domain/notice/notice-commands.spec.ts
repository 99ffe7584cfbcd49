import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { content, created, creating, day, deleted, reader, textRef, updated, withdrawn } from './notice.fixtures.ts'
import { noticeDecider } from './notice-decider.ts'

const none = given(noticeDecider, [])
const shown = given(noticeDecider, [created])
const down = given(noticeDecider, [created, withdrawn])
const gone = given(noticeDecider, [created, deleted])

describe('create-notice', () => {
  it('publishes the notice once', () => {
    none.when(creating).then([created])
    shown.when(creating).thenNothing()
  })
  it('leaves an id of another notice alone', () =>
    shown.when({ ...creating, textRef: textRef(9) }).thenRejected('version-conflict'))
  it('is rejected where it ends before it begins', () => {
    none.when({ ...creating, until: creating.from }).thenRejected('invalid-input')
    none.when({ ...creating, until: null }).then([{ ...created, data: { ...created.data, until: null } }])
  })
})

describe('update-notice', () => {
  const update = { type: 'update-notice', ...content, textRef: textRef(2), now: day('21') } as const
  it('records another content once, and publishes a notice that was taken down', () => {
    shown.when(update).then([updated])
    given(noticeDecider, [created, updated]).when(update).thenNothing()
    down.when(update).then([updated])
    down
      .when({ ...update, textRef: textRef(1) })
      .then([{ type: 'notice-updated', data: { ...content, updatedAt: day('21') } }])
  })
  it('takes the same roles in another order for the same audience', () => {
    const same = { ...update, textRef: textRef(1) }
    shown.when({ ...same, audience: { kind: 'roles', roleIds: ['administrator', 'warehouse'] } }).thenNothing()
    const audience = { kind: 'person', staffId: reader } as const
    shown
      .when({ ...same, audience })
      .then([{ type: 'notice-updated', data: { ...content, audience, updatedAt: day('21') } }])
  })
  it('is rejected where nothing is there, or nobody would see it', () => {
    none.when(update).thenRejected('notice-not-found')
    gone.when(update).thenRejected('notice-not-found')
    shown.when({ ...update, until: day('19') }).thenRejected('invalid-input')
  })
})

describe('withdraw-notice', () => {
  const withdraw = { type: 'withdraw-notice', now: day('22') } as const
  it('takes it down once', () => {
    shown.when(withdraw).then([withdrawn])
    down.when(withdraw).thenNothing()
  })
  it('is rejected where nothing is there', () => {
    none.when(withdraw).thenRejected('notice-not-found')
    gone.when(withdraw).thenRejected('notice-not-found')
  })
})

describe('delete-notice', () => {
  const remove = { type: 'delete-notice', now: day('23') } as const
  it('deletes it once', () => {
    down.when(remove).then([deleted])
    gone.when(remove).thenNothing()
  })
  it('is rejected where no notice is', () => none.when(remove).thenRejected('notice-not-found'))
})
