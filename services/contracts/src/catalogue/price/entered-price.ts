import { priceBreak } from '@pinline/events/catalogue/price-set'
import { type UnitPrice, unitPrice } from '@pinline/events/money'
import { z } from 'zod'

/** The highest price of one piece that is taken, in whole units of its currency: a mistyped one must not reach a cart. */
const maxUnitPrice = 1_000_000

/** True for prices that a million pieces can be added up with in exact integers. */
export const isPlausiblePrice = ({ amount, scale }: UnitPrice): boolean => amount <= maxUnitPrice * 10 ** scale

/** The price of one piece as it is entered: stricter than that of events, which must parse for ever. */
export const enteredUnitPrice = unitPrice.refine(isPlausiblePrice, { path: ['amount'], message: 'too-big' })

/** A price break as it is entered. */
export const enteredPriceBreak = priceBreak.extend({
  from: z.int().min(1).max(100_000_000),
  unitPrice: enteredUnitPrice,
})
