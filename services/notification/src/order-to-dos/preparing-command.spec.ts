import { captureId } from '@pinline/events/order/payment-ids'
import { expect, it } from 'vitest'
import { closed, opened, toDoId } from '../domain/to-do/to-do.fixtures.ts'
import { preparingCommand } from './preparing-command.ts'

const orderNo = opened.data.recordId

it('opens work when an order is paid, due in three business days', () => {
  const data = { captureId: captureId.parse('capture-1'), confirmedAt: opened.data.openedAt }
  expect(preparingCommand({ type: 'order-confirmed', data }, orderNo, toDoId)).toEqual({
    type: 'open-to-do',
    ...opened.data,
  })
})

it('closes it when the order ships', () => {
  const { closedAt } = closed.data
  const data = { carrier: 'Demo Express', trackingNumber: 'DX1', shippedAt: closedAt, lines: [], madeToOrder: [] }
  expect(preparingCommand({ type: 'order-shipped', data }, orderNo, toDoId)).toEqual({
    type: 'close-to-do',
    closedBy: 'order-shipped',
    closedAt,
  })
})

it('closes it when the order is cancelled', () => {
  const cancelledAt = closed.data.closedAt
  expect(
    preparingCommand({ type: 'order-cancelled', data: { reason: 'staff', lines: [], cancelledAt } }, orderNo, toDoId),
  ).toEqual({ type: 'close-to-do', closedBy: 'order-cancelled', closedAt: cancelledAt })
})
