import { describe, expect, it } from 'vitest'
import { foundIn } from './found-in.ts'

const words = ['Délai de paiement', 'Les commandes impayées sont annulées.', 'ORDER_DEADLINE_SECONDS']

describe('a search of settings', () => {
  it('finds each word in any of the texts, without case and accents', () => {
    expect(foundIn(words, 'delai ANNULEES')).toBe(true)
    expect(foundIn(words, 'order_deadline')).toBe(true)
  })

  it('needs every word', () => {
    expect(foundIn(words, 'délai tva')).toBe(false)
  })

  it('finds everything by nothing', () => {
    expect(foundIn(words, ' ')).toBe(true)
  })

  it('finds Chinese without blanks between words', () => {
    expect(foundIn(['订单付款期限'], '付款')).toBe(true)
  })
})
