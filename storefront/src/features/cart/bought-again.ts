import type { OrderNumber } from '@pinline/events/ids'
import { atom } from 'jotai'
import type { Pieces } from './subtract-pieces.ts'

/** The lines that "buy again" added and that can be removed again; null: none, or dismissed. */
export const boughtAgainAtom = atom<{ readonly orderNo: OrderNumber; readonly added: readonly Pieces[] } | null>(null)
