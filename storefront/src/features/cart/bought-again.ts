import type { OrderNumber } from '@pinline/events/ids'
import { atom } from 'jotai'
import type { Pieces } from './subtract-pieces.ts'

/** What "buy again" has put into the cart and can be taken out again; null: nothing, or it was seen to. */
export const boughtAgainAtom = atom<{ readonly orderNo: OrderNumber; readonly added: readonly Pieces[] } | null>(null)
