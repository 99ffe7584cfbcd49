import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { dollar, euro, euroAtFirst, euroDefined } from './currency.fixtures.ts'
import { currencyDecider } from './currency-decider.ts'

const command = { type: 'update-currency', patch: { enabled: false } } as const

describe('update-currency', () => {
  it('changes what it names', () =>
    given(currencyDecider, euro)
      .when(command)
      .then([{ type: 'currency-defined', data: { ...euroDefined.data, enabled: false } }]))
  it('does nothing on repetition', () =>
    given(currencyDecider, euro)
      .when({ ...command, patch: { symbol: '€', names: {} } })
      .thenNothing())
  it('cannot take the base currency out of the shop', () =>
    given(currencyDecider, dollar).when(command).thenRejected('base-currency-fixed'))
  it('is refused for a currency that the shop does not have', () =>
    given(currencyDecider, []).when(command).thenRejected('not-found'))
})

describe('define-currency', () => {
  const define = { type: 'define-currency', defined: euroDefined.data, rate: euroAtFirst.data } as const

  it('adds one that is missing', () => given(currencyDecider, []).when(define).then(euro))
  it('leaves one that exists', () =>
    given(currencyDecider, [{ ...euroDefined, data: { ...euroDefined.data, enabled: false } }])
      .when(define)
      .thenNothing())
})
