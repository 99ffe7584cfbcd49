import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import type { CloseToDo } from './close-to-do.ts'
import { closed, opened } from './to-do.fixtures.ts'
import { toDoDecider } from './to-do-decider.ts'

const { closedBy, closedAt } = closed.data
const command: CloseToDo = { type: 'close-to-do', closedBy, closedAt }

describe('close-to-do', () => {
  it('closes what is open', () => given(toDoDecider, [opened]).when(command).then([closed]))
  it('does nothing if nothing was opened', () => given(toDoDecider, []).when(command).thenNothing())
  it('does nothing on repetition', () => given(toDoDecider, [opened, closed]).when(command).thenNothing())
})
