import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { formOpened, formToDoClosed } from './to-do.fixtures.ts'
import { toDoDecider } from './to-do-decider.ts'

const open = { type: 'open-form-to-do', ...formOpened.data } as const
const { closedBy, closedAt } = formToDoClosed.data
const close = { type: 'close-form-to-do', closedBy, closedAt } as const

describe('the to-do of a form', () => {
  it('is open from its submission to the first reply', () => {
    given(toDoDecider, []).when(open).then([formOpened])
    given(toDoDecider, [formOpened]).when(open).thenNothing()
    given(toDoDecider, [formOpened]).when(close).then([formToDoClosed])
    given(toDoDecider, [formOpened, formToDoClosed]).when(close).thenNothing()
    given(toDoDecider, [formOpened, formToDoClosed]).when(open).thenNothing()
    given(toDoDecider, []).when(close).thenNothing()
  })
})
