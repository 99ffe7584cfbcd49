import { handleCommand, loadStreams } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { currencyStreamId, currencyStreamIds, isDefined } from '../domain/currency/currency.ts'
import { currencyDecider } from '../domain/currency/currency-decider.ts'

/** A rate as it was kept before currencies had a stream. */
interface StoredRate {
  readonly _id: string
  readonly enabled: boolean
  readonly amount: number
  readonly scale: number
}

/** Demo rates for a new shop, near those of autumn 2026. */
const first = [
  { code: 'USD', symbol: '$', flag: 'us', amount: 1, scale: 0 },
  { code: 'CNY', symbol: 'CN¥', flag: 'cn', amount: 7118, scale: 3 },
  { code: 'EUR', symbol: '€', flag: 'eu', amount: 8640, scale: 4 },
  { code: 'GBP', symbol: '£', flag: 'gb', amount: 7610, scale: 4 },
  { code: 'JPY', symbol: '¥', flag: 'jp', amount: 1542, scale: 1 },
  { code: 'HKD', symbol: 'HK$', flag: 'hk', amount: 7784, scale: 3 },
] as const

/** Defines the currencies that never existed; rates that an earlier release kept as documents are taken over. */
export const defineFirstCurrencies = async (
  platform: Pick<Platform, 'store' | 'db' | 'clock' | 'log'>,
): Promise<void> => {
  const known = await loadStreams(platform, currencyDecider, currencyStreamIds)
  if ([...known.values()].every(({ state }) => isDefined(state))) return
  const stored = await platform.db.collection<StoredRate>('currencies').find({}).toArray()
  const now = platform.clock.now().toISOString()
  for (const [index, { code, symbol, flag, amount, scale }] of first.entries()) {
    const present = stored.find(({ _id }) => _id === code)
    const done = await handleCommand(platform, currencyDecider, {
      streamId: currencyStreamId(code),
      command: {
        type: 'define-currency',
        defined: { code, symbol, names: {}, flag, enabled: present?.enabled ?? true, orderNum: index + 1 },
        rate: {
          ...{ code, amount: present?.amount ?? amount, scale: present?.scale ?? scale },
          ...{ source: 'demo', validFrom: now, setAt: now },
        },
      },
      context: { actor: { kind: 'service', id: 'catalogue' }, correlationId: 'currencies', causationId: 'currencies' },
    })
    if (isRejection(done)) throw new Error(`the currency ${code} was refused: ${done.code}`)
  }
}
