import { fold } from '@pinline/chassis/domain/decider'
import { given } from '@pinline/chassis/domain/given'
import type { CurrencyEvent } from '@pinline/events/catalogue/currency-event'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anna, ben, dollar, euro, now } from './currency.fixtures.ts'
import { laterOf, rateAt } from './currency.ts'
import { currencyDecider } from './currency-decider.ts'
import { differsByMore, maxScheduledRates, type SetExchangeRate } from './set-exchange-rate.ts'

const command: SetExchangeRate = {
  ...{ type: 'set-exchange-rate', amount: 8700, scale: 4, source: 'staff' },
  ...{ validFrom: null, by: anna, limitPercent: 10, now },
}
const rate = { code: 'EUR', amount: 8700, scale: 4, source: 'staff', validFrom: now } as const
const set: CurrencyEvent = { type: 'exchange-rate-set', data: { ...rate, setAt: now } }
const later = '2026-12-01T00:00:00.000Z'
const proposed: CurrencyEvent = {
  type: 'exchange-rate-proposed',
  data: { ...rate, amount: 1, scale: 0, proposedBy: anna },
}

describe('set-exchange-rate', () => {
  it('applies from now on', () => given(currencyDecider, euro).when(command).then([set]))
  it('applies from now on if its time is past', () =>
    given(currencyDecider, euro)
      .when({ ...command, validFrom: '2026-11-20T00:00:00.000Z' })
      .then([set]))
  it('applies later', () =>
    given(currencyDecider, euro)
      .when({ ...command, validFrom: later })
      .then([{ ...set, data: { ...set.data, validFrom: later } } as CurrencyEvent]))
  it('does nothing if it is in force, however it is written', () => {
    given(currencyDecider, [...euro, set])
      .when(command)
      .thenNothing()
    given(currencyDecider, [...euro, set])
      .when({ ...command, amount: 87, scale: 2 })
      .thenNothing()
  })
  it('waits for a second look if it is far from the one before', () =>
    given(currencyDecider, euro)
      .when({ ...command, amount: 1, scale: 0 })
      .then([proposed]))
  it('leaves the base currency at 1', () =>
    given(currencyDecider, dollar).when(command).thenRejected('base-currency-fixed'))
  it('bounds the rates that begin later', () => {
    const many = Array.from({ length: maxScheduledRates }, (_, index): CurrencyEvent => {
      const validFrom = `2026-12-${String(index + 10)}T00:00:00.000Z`
      return { type: 'exchange-rate-set', data: { ...rate, amount: 8701 + index, validFrom, setAt: now } }
    })
    given(currencyDecider, [...euro, ...many])
      .when({ ...command, validFrom: later })
      .thenRejected('scheduled-rates-reached')
    given(currencyDecider, [...euro, ...many])
      .when(command)
      .then([set])
  })
})

describe('approve-exchange-rate', () => {
  const approve = { type: 'approve-exchange-rate', by: ben, now: later } as const

  it('sets what another member of staff proposed, from now on', () =>
    given(currencyDecider, [...euro, proposed])
      .when(approve)
      .then([
        {
          type: 'exchange-rate-set',
          data: { ...rate, amount: 1, scale: 0, validFrom: later, setAt: later },
        },
      ]))
  it('is refused to who proposed it', () =>
    given(currencyDecider, [...euro, proposed])
      .when({ ...approve, by: anna })
      .thenRejected('second-person-required'))
  it('is refused without a proposal', () => given(currencyDecider, euro).when(approve).thenRejected('no-proposed-rate'))
})

describe('decline-exchange-rate', () => {
  const decline = { type: 'decline-exchange-rate', now } as const
  const declined: CurrencyEvent = { type: 'exchange-rate-declined', data: { code: 'EUR', declinedAt: now } }

  it('drops the proposal', () =>
    given(currencyDecider, [...euro, proposed])
      .when(decline)
      .then([declined]))
  it('is refused without a proposal', () =>
    given(currencyDecider, [...euro, proposed, declined])
      .when(decline)
      .thenRejected('no-proposed-rate'))
})

const factor = fc.record({ amount: fc.integer({ min: 1, max: 10 ** 7 }), scale: fc.integer({ min: 0, max: 8 }) })

it('a rate differs from another by its share of it', () => {
  fc.assert(
    fc.property(factor, factor, (a, b) => {
      const share = Math.abs(a.amount / 10 ** a.scale / (b.amount / 10 ** b.scale) - 1)
      fc.pre(Math.abs(share - 0.1) > 1e-9)
      expect(differsByMore(a, b, 10)).toBe(share > 0.1)
    }),
  )
})

const minute = fc
  .integer({ min: 0, max: 200 })
  .map(
    (minutes) =>
      `2026-12-01T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00.000Z`,
  )

it('of all rates the state keeps the one that applies now and those after it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(minute, minute), { maxLength: 60 }), minute, (changes, queried) => {
      const ordered = changes.toSorted(([a], [b]) => (a < b ? -1 : 1))
      const set = ordered.map(([setAt, from], index) => {
        const validFrom = laterOf(from, setAt)
        return { ...rate, amount: index + 1, validFrom, setAt }
      })
      const state = fold(currencyDecider, [
        ...euro,
        ...set.map((data): CurrencyEvent => ({ type: 'exchange-rate-set', data })),
      ])
      const lastSetAt = set.at(-1)?.setAt ?? now
      const time = laterOf(queried, lastSetAt)
      const applying = set.filter(({ validFrom }) => validFrom <= time)
      const expected = applying.reduce<{ validFrom: string; amount: number }>(
        (best, one) => (one.validFrom >= best.validFrom ? one : best),
        { validFrom: '', amount: 8640 },
      )
      expect(rateAt(state, time)?.amount).toBe(expected.amount)
      expect(state.rates.filter(({ validFrom }) => validFrom <= lastSetAt)).toHaveLength(1)
    }),
  )
})
