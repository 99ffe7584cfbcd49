import { given } from '@pinline/chassis/domain/given'
import type { FormEvent } from '@pinline/events/notification/form-event'
import { describe, expect, it } from 'vitest'
import { formCommandsOfStaff, maxFormEntries } from './allowed-form-commands.ts'
import {
  answered,
  assigned,
  closed,
  colleague,
  day,
  erased,
  noteAdded,
  submitted,
  submitting,
  textRef,
} from './form.fixtures.ts'
import { formDecider } from './form-decider.ts'

const none = given(formDecider, [])
const open = given(formDecider, [submitted])
const gone = given(formDecider, [submitted, erased])
const now = day('26')

describe('submit-form', () => {
  it('records the form once', () => {
    none.when(submitting).then([submitted])
    open.when(submitting).thenNothing()
  })
  it('leaves a number of another form alone', () =>
    open.when({ ...submitting, contentRef: textRef(9) }).thenRejected('version-conflict'))
})

describe('answer-form', () => {
  const answer = { type: 'answer-form', answerRef: textRef(2), now } as const
  it('records the reply once, of a closed form too', () => {
    open.when(answer).then([answered])
    given(formDecider, [submitted, closed]).when(answer).then([answered])
    given(formDecider, [submitted, answered]).when(answer).thenNothing()
  })
  it('is rejected where nothing is there any more', () => {
    none.when(answer).thenRejected('form-not-found')
    gone.when(answer).thenRejected('form-erased')
  })
  it('ends with the last entry of a form', () => {
    const entries = Array.from(
      { length: maxFormEntries },
      (_, place): FormEvent => ({
        type: 'form-answered',
        data: { answerRef: textRef(place + 10), answeredAt: now },
      }),
    )
    given(formDecider, [submitted, ...entries.slice(1)])
      .when(answer)
      .then([answered])
    given(formDecider, [submitted, ...entries])
      .when(answer)
      .thenRejected('form-entry-limit-reached')
    given(formDecider, [submitted, ...entries])
      .when({ type: 'add-form-note', noteRef: textRef(3), mentions: [], now })
      .thenRejected('form-entry-limit-reached')
  })
})

describe('add-form-note', () => {
  const note = { type: 'add-form-note', noteRef: textRef(3), mentions: [], now } as const
  it('records the note once', () => {
    open.when(note).then([noteAdded])
    given(formDecider, [submitted, noteAdded]).when(note).thenNothing()
  })
  it('says whom the note mentions', () => {
    const mentions = [colleague]
    open
      .when({ ...note, mentions })
      .then([{ type: 'form-note-added', data: { noteRef: textRef(3), mentions, addedAt: now } }])
  })
  it('is rejected where nothing is there any more', () => {
    none.when(note).thenRejected('form-not-found')
    gone.when(note).thenRejected('form-erased')
  })
})

describe('assign-form', () => {
  const assign = { type: 'assign-form', assignee: colleague, now: day('25') } as const
  it('records another assignee, or nobody', () => {
    open.when(assign).then([assigned])
    open.when({ ...assign, assignee: null }).thenNothing()
    given(formDecider, [submitted, assigned]).when(assign).thenNothing()
    given(formDecider, [submitted, assigned])
      .when({ ...assign, assignee: null })
      .then([{ type: 'form-assigned', data: { assignee: null, assignedAt: day('25') } }])
  })
  it('is rejected where nothing is there any more', () => {
    none.when(assign).thenRejected('form-not-found')
    gone.when(assign).thenRejected('form-erased')
  })
})

describe('close-form', () => {
  const close = { type: 'close-form', now: day('27') } as const
  it('closes once', () => {
    given(formDecider, [submitted, answered]).when(close).then([closed])
    given(formDecider, [submitted, closed]).when(close).thenNothing()
  })
  it('is rejected where nothing is there any more', () => {
    none.when(close).thenRejected('form-not-found')
    gone.when(close).thenRejected('form-erased')
  })
})

describe('erase-form', () => {
  const erase = { type: 'erase-form', now: day('28') } as const
  it('erases once', () => {
    given(formDecider, [submitted, answered, closed]).when(erase).then([erased])
    gone.when(erase).thenNothing()
  })
  it('is rejected where no form is', () => none.when(erase).thenRejected('form-not-found'))
})

describe('what staff may do', () => {
  it('is nothing once a form is erased, and not closing it twice', () => {
    expect(formCommandsOfStaff({ status: 'erased' })).toEqual([])
    expect(formCommandsOfStaff({ status: 'closed' })).not.toContain('close-form')
    expect(formCommandsOfStaff({ status: 'submitted' })).toHaveLength(5)
  })
})
