import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { findingClosed, findingOpened } from './to-do.fixtures.ts'
import { toDoDecider } from './to-do-decider.ts'

const command = { type: 'open-finding-to-do', ...findingOpened.data } as const

describe('open a to-do for a finding', () => {
  it('opens it', () => given(toDoDecider, []).when(command).then([findingOpened]))
  it('opens it once', () => given(toDoDecider, [findingOpened]).when(command).thenNothing())
  it('opens it again when it is found again', () =>
    given(toDoDecider, [findingOpened, findingClosed]).when(command).then([findingOpened]))
})
