import type { ConnectorData, TradeData } from '@pinline/events/catalogue/connector-part'
import type { DemoRandom } from './demo-random.ts'

const origins: Readonly<Record<string, readonly [string, ...string[]]>> = {
  Generic: ['CN', 'CN', 'TW'],
  Molex: ['CN', 'JP', 'MY', 'US'],
  JST: ['JP', 'CN', 'PH'],
  'Phoenix Contact': ['DE', 'DE', 'PL'],
  Samtec: ['US', 'CR', 'CN'],
  'TE Connectivity': ['CN', 'US', 'CZ'],
  Hirose: ['JP', 'KR'],
  Harwin: ['GB'],
  'Metz Connect': ['DE', 'HU'],
  'Würth Elektronik': ['DE', 'CN'],
}

const commodity = (category: ConnectorData['category']): string =>
  category === 'pluggable-terminal-blocks' || category === 'fixed-terminal-blocks' ? '853690' : '853669'

const quantities = (random: DemoRandom): { moq: number; orderMultiple: number } => {
  const draw = random.share('minimum')
  if (draw < 0.86) return { moq: 1, orderMultiple: 1 }
  return draw < 0.95 ? { moq: 10, orderMultiple: 10 } : { moq: 50, orderMultiple: 50 }
}

const packingUnit = (positions: number): number => {
  if (positions <= 6) return 1000
  if (positions <= 20) return 500
  return positions <= 60 ? 200 : 50
}

/** Grams: housing by the body's area, contacts by their number. */
const weight = ({ bodyMm, mounting }: ConnectorData, positions: number): number => {
  const [left, top, right, bottom] = bodyMm
  const area = Math.abs((right - left) * (bottom - top))
  const grams = 0.05 + area * 0.0045 + positions * (mounting === 'through-hole' ? 0.055 : 0.02)
  return Math.round(grams * 100) / 100
}

/** About one part in fifty is made to order. */
export const isMadeToOrder = (random: DemoRandom): boolean => random.share('custom') < 0.02

/** Trade data made up for demonstration, plausible for the part. */
export const demoTradeData = (part: ConnectorData, random: DemoRandom): TradeData => {
  const positions = part.positions ?? 8
  const custom = isMadeToOrder(random)
  return {
    weightGrams: weight(part, positions),
    ...quantities(random),
    packingUnit: packingUnit(positions),
    leadTimeDays: custom ? random.between('lead', 6, 12) * 7 : random.between('lead', 14, 28),
    hsCode: commodity(part.category),
    origin: random.oneOf('origin', origins[part.manufacturer] ?? ['CN']),
    rohs: true,
    reach: random.share('reach') < 0.98,
    custom,
    demo: true,
  }
}
