import type { Decision } from '@pinline/chassis/domain/decider'
import type { ProductId } from '@pinline/events/ids'
import type { BinEvent } from '@pinline/events/order/bin-event'
import type { Bin } from './bin.ts'

export interface SetBin {
  readonly type: 'set-bin'
  readonly productId: ProductId
  readonly bin: string | null
  readonly now: string
}

/** Moves a product to another bin. The same bin again does nothing. */
export const decideSetBin = (state: Bin, { productId, bin, now }: SetBin): Decision<BinEvent> =>
  state.bin === bin ? [] : [{ type: 'bin-set', data: { productId, bin, setAt: now } }]
