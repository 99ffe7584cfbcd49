import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { replacementClosed, replacementOpened } from './to-do.fixtures.ts'
import { toDoDecider } from './to-do-decider.ts'

const open = { type: 'open-replacement-to-do', ...replacementOpened.data } as const
const { closedBy, closedAt } = replacementClosed.data
const close = { type: 'close-replacement-to-do', closedBy, closedAt } as const

describe('the to-do of a replacement', () => {
  it('is opened once an attempt', () => {
    given(toDoDecider, []).when(open).then([replacementOpened])
    given(toDoDecider, [replacementOpened]).when(open).thenNothing()
    given(toDoDecider, [replacementOpened, replacementClosed]).when(open).then([replacementOpened])
  })
  it('is closed once, and only if it is open', () => {
    given(toDoDecider, [replacementOpened]).when(close).then([replacementClosed])
    given(toDoDecider, [replacementOpened, replacementClosed]).when(close).thenNothing()
    given(toDoDecider, []).when(close).thenNothing()
  })
})
