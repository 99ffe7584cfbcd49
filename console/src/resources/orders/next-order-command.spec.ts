import { orderStatuses } from '@pinline/contracts/order/order/order-status'
import { describe, expect, it } from 'vitest'
import { canCancel, nextCommand } from './next-order-command.ts'

describe('the next command', () => {
  it('is one per step from confirmed to testing, and none elsewhere', () => {
    expect(orderStatuses.map((status) => [status, nextCommand(status)])).toEqual([
      ['pending', undefined],
      ['confirmed', 'start-stocking'],
      ['stocking', 'start-testing'],
      ['testing', 'ship'],
      ['shipped', undefined],
      ['completed', undefined],
      ['cancelled', undefined],
    ])
  })
})

describe('cancelling', () => {
  const statusesWith = (custom: boolean) =>
    orderStatuses.filter((status) => canCancel({ status, lines: [{ custom: false }, { custom }] }))
  it('is offered until testing begins', () => {
    expect(statusesWith(false)).toEqual(['pending', 'confirmed', 'stocking'])
  })
  it('ends with stocking where a line is made to order', () => {
    expect(statusesWith(true)).toEqual(['pending', 'confirmed'])
  })
})
