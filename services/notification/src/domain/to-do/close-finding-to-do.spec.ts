import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { findingClosed, findingOpened } from './to-do.fixtures.ts'
import { toDoDecider } from './to-do-decider.ts'

const command = { type: 'close-finding-to-do', closedAt: findingClosed.data.closedAt } as const

describe('close a to-do for a finding', () => {
  it('closes it', () => given(toDoDecider, [findingOpened]).when(command).then([findingClosed]))
  it('closes it once', () => given(toDoDecider, [findingOpened, findingClosed]).when(command).thenNothing())
  it('does nothing without one', () => given(toDoDecider, []).when(command).thenNothing())
})
