import type { CurrencyEvent } from '@pinline/events/catalogue/currency-event'
import { staffId } from '@pinline/events/ids'

export const anna = staffId.parse('s-00000000000000a1')
export const ben = staffId.parse('s-00000000000000b2')
export const now = '2026-11-27T08:00:00.000Z'
const atFirst = '2026-11-01T00:00:00.000Z'

const dollarDefined = {
  type: 'currency-defined',
  data: { code: 'USD', symbol: '$', names: {}, flag: 'us', enabled: true, orderNum: 1 },
} as const satisfies CurrencyEvent
export const euroDefined = {
  type: 'currency-defined',
  data: { code: 'EUR', symbol: '€', names: {}, flag: 'eu', enabled: true, orderNum: 2 },
} as const satisfies CurrencyEvent
export const euroAtFirst = {
  type: 'exchange-rate-set',
  data: { code: 'EUR', amount: 8640, scale: 4, source: 'demo', validFrom: atFirst, setAt: atFirst },
} as const satisfies CurrencyEvent

export const dollar: readonly CurrencyEvent[] = [
  dollarDefined,
  { type: 'exchange-rate-set', data: { ...euroAtFirst.data, code: 'USD', amount: 1, scale: 0 } },
]
export const euro: readonly CurrencyEvent[] = [euroDefined, euroAtFirst]
