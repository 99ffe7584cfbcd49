import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import type { OpenToDo } from './open-to-do.ts'
import { closed, opened } from './to-do.fixtures.ts'
import { toDoDecider } from './to-do-decider.ts'

const command: OpenToDo = { type: 'open-to-do', ...opened.data }

describe('open-to-do', () => {
  it('opens the work', () => given(toDoDecider, []).when(command).then([opened]))
  it('does nothing on repetition', () => given(toDoDecider, [opened]).when(command).thenNothing())
  it('does not reopen what is done', () => given(toDoDecider, [opened, closed]).when(command).thenNothing())
})
