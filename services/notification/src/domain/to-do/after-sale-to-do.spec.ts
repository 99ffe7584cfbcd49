import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { afterSaleClosed, afterSaleOpened } from './to-do.fixtures.ts'
import { toDoDecider } from './to-do-decider.ts'

const open = { type: 'open-after-sale-to-do', ...afterSaleOpened.data } as const
const { closedBy, closedAt } = afterSaleClosed.data
const close = { type: 'close-after-sale-to-do', closedBy, closedAt } as const

describe('the to-do of an after-sales request', () => {
  it('is opened once', () => {
    given(toDoDecider, []).when(open).then([afterSaleOpened])
    given(toDoDecider, [afterSaleOpened]).when(open).thenNothing()
    given(toDoDecider, [afterSaleOpened, afterSaleClosed]).when(open).thenNothing()
  })
  it('is closed once, and only if it is open', () => {
    given(toDoDecider, [afterSaleOpened]).when(close).then([afterSaleClosed])
    given(toDoDecider, [afterSaleOpened, afterSaleClosed]).when(close).thenNothing()
    given(toDoDecider, []).when(close).thenNothing()
  })
})
