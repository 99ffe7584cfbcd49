import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { quotationClosed, quotationOpened } from './to-do.fixtures.ts'
import { toDoDecider } from './to-do-decider.ts'

const open = { type: 'open-quotation-to-do', ...quotationOpened.data } as const
const { closedBy, closedAt } = quotationClosed.data
const close = { type: 'close-quotation-to-do', closedBy, closedAt } as const

describe('the to-do of a quotation', () => {
  it('is open from a request to its answer, and again when the buyer asks again', () => {
    given(toDoDecider, []).when(open).then([quotationOpened])
    given(toDoDecider, [quotationOpened]).when(open).thenNothing()
    given(toDoDecider, [quotationOpened]).when(close).then([quotationClosed])
    given(toDoDecider, [quotationOpened, quotationClosed]).when(close).thenNothing()
    given(toDoDecider, [quotationOpened, quotationClosed]).when(open).then([quotationOpened])
  })
})
