import type { MatchedLine } from '@pinline/contracts/catalogue/search/match-lines'
import { describe, expect, it } from 'vitest'
import { matched, part } from './order-rows.fixtures.ts'
import {
  choose,
  fixQuantities,
  goodsOf,
  linesToAdd,
  linesToQuote,
  mergedRows,
  orderRows,
  problemOf,
  withQuantity,
} from './order-rows.ts'

describe('the rows of a quick order', () => {
  it('select an unambiguous part, and leave the choice among several to the buyer', () => {
    const [exact, several, none] = orderRows([
      matched({}),
      matched({ match: 'several', candidates: [part('1'), part('2')] }),
      matched({ match: 'none', candidates: [], quantity: null }),
    ])
    if (exact === undefined || several === undefined || none === undefined) throw new Error('three rows were asked for')
    expect([exact, several, none].map(problemOf)).toEqual([undefined, 'choose', 'none'])
    const second = choose(several, part('2').id)
    expect([second.chosen?.model, problemOf(second)]).toEqual(['M-2', undefined])
    expect(problemOf(choose(exact, null))).toBe('choose')
  })

  it('ask for a quantity that the list states and cannot be read', () => {
    const read = [{ note: '', unreadQuantity: '1E+03' }]
    const [row] = orderRows([matched({ quantity: 10 })], read)
    if (row === undefined) throw new Error('one row was expected')
    expect([problemOf(row), fixQuantities(row)]).toEqual(['unread-quantity', [10]])
    expect(linesToAdd([row])).toEqual([])
    expect(problemOf(withQuantity(row, 20))).toBeUndefined()
    expect(mergedRows([{ ...row, unreadQuantity: '' }, row]).map(problemOf)).toEqual(['unread-quantity'])
  })

  it('ask about a number that differs from what was typed', () => {
    const [guess] = orderRows([matched({ partNumber: 'M-11', match: 'read-as' })])
    if (guess === undefined) throw new Error('one row was asked for')
    expect([guess.chosen, problemOf(guess), linesToAdd([guess])]).toEqual([null, 'choose', []])
    const taken = choose(guess, part('1').id)
    expect([taken.chosen?.model, problemOf(taken)]).toEqual(['M-1', undefined])
  })

  it('ask about a part of another manufacturer than the list names', () => {
    const [row] = orderRows([matched({ match: 'read-as', otherMaker: 'JST' })])
    expect([row?.chosen, row?.otherMaker, row && problemOf(row)]).toEqual([null, 'JST', 'choose'])
  })

  it('have the reason why one cannot be ordered, and the nearest valid quantities', () => {
    const row = (changes: Partial<MatchedLine>) => {
      const [only] = orderRows([matched(changes)])
      if (only === undefined) throw new Error('one row was asked for')
      return only
    }
    expect(problemOf(row({ candidates: [part('1', { lifecycle: 'discontinued' })] }))).toBe('discontinued')
    expect(problemOf(row({ candidates: [part('1', { price: null })] }))).toBe('no-price')
    expect(problemOf(row({ quantity: 12 }))).toBe('quantity')
    expect(fixQuantities(row({ quantity: 12 }))).toEqual([10, 15])
    expect(fixQuantities(row({ quantity: 3 }))).toEqual([10])
    expect(row({ quantity: null }).quantity).toBe(10)
  })

  it('can be asked for without a price and in other quantities, but not discontinued or unread', () => {
    const quotable = (changes: Partial<MatchedLine>, unreadQuantity = '') =>
      linesToQuote(orderRows([matched(changes)], [{ note: '', unreadQuantity }]))
    const { id } = part('1')
    expect(quotable({ candidates: [part('1', { price: null })] })).toEqual([{ productId: id, quantity: 20 }])
    expect(quotable({ quantity: 12 })).toEqual([{ productId: id, quantity: 12 }])
    expect(quotable({ candidates: [part('1', { lifecycle: 'discontinued' })] })).toEqual([])
    expect(quotable({}, 'a few')).toEqual([])
    expect(quotable({ match: 'read-as' })).toEqual([])
  })

  it('of one part become one, at the price of all its pieces', () => {
    const price = (from: number, amount: number) => ({ from, unitPrice: { amount, scale: 2, currency: 'USD' } })
    const cheaper = part('1', { priceBreaks: [price(10, 100), price(30, 50)] })
    const rows = orderRows([
      matched({ quantity: 20, candidates: [cheaper] }),
      matched({ match: 'none', candidates: [] }),
      matched({ quantity: 10, candidates: [cheaper] }),
    ])
    expect(rows.map(({ chosen, quantity }) => [chosen?.model, quantity])).toEqual([
      ['M-1', 30],
      [undefined, 20],
    ])
    expect(goodsOf(rows)).toEqual({ minor: 1500, currency: 'USD' })
    expect(linesToAdd(rows)).toEqual([{ productId: cheaper.id, model: 'M-1', quantity: 30 }])
  })

  it('never select a part of the series of an unlisted number, and take the one that the buyer chooses', () => {
    const [row] = orderRows([matched({ match: 'none', candidates: [], nearest: [part('7'), part('8')] })])
    if (row === undefined) throw new Error('a row was asked for')
    expect([row.chosen, problemOf(row)]).toEqual([null, 'none'])
    expect(linesToAdd([row])).toEqual([])
    const chosen = choose(row, part('8').id)
    expect([chosen.chosen?.model, problemOf(chosen)]).toEqual([part('8').model, undefined])
  })

  it('of one unknown number become one question', () => {
    const unknown: Partial<MatchedLine> = { match: 'none', candidates: [], partNumber: 'X-9' }
    const rows = orderRows([matched(unknown), matched({ ...unknown, quantity: 5 }), matched({ partNumber: 'X-8' })])
    expect(rows.map(({ partNumber, quantity }) => [partNumber, quantity])).toEqual([
      ['X-9', 25],
      ['X-8', 20],
    ])
  })

  it('become one when the buyer chooses a part that is listed already', () => {
    const [first, second] = orderRows([
      matched({ quantity: 20 }),
      matched({ quantity: 10, match: 'several', candidates: [part('1'), part('2')] }),
    ])
    if (first === undefined || second === undefined) throw new Error('two rows were asked for')
    const merged = mergedRows([first, choose(second, part('1').id)])
    expect(merged.map(({ chosen, quantity }) => [chosen?.model, quantity])).toEqual([['M-1', 30]])
  })
})
