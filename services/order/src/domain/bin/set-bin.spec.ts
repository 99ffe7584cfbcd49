import { given } from '@pinline/chassis/domain/given'
import type { BinEvent } from '@pinline/events/order/bin-event'
import { describe, it } from 'vitest'
import { at, header } from '../order/order.fixtures.ts'
import { binDecider } from './bin-decider.ts'

const { productId } = header
const command = { type: 'set-bin', productId, bin: 'A-03-12', now: at('09:00:00') } as const
const set: BinEvent = { type: 'bin-set', data: { productId, bin: 'A-03-12', setAt: at('09:00:00') } }

describe('set-bin', () => {
  it('gives a product its bin', () => given(binDecider, []).when(command).then([set]))
  it('takes it away', () =>
    given(binDecider, [set])
      .when({ ...command, bin: null })
      .then([{ type: 'bin-set', data: { ...set.data, bin: null } }]))
  it('does nothing on repetition', () => given(binDecider, [set]).when(command).thenNothing())
})
