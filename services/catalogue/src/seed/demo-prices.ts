import { type CategorySlug, categorySlug, type ProductData } from '@pinline/events/catalogue/connector-part'
import type { PriceBreak } from '@pinline/events/catalogue/price-set'
import type { DemoRandom } from './demo-random.ts'

/** US dollars: a housing, and each contact. */
const costs: Readonly<Record<CategorySlug, readonly [housing: number, contact: number]>> = {
  'wire-to-board': [0.14, 0.055],
  'pin-headers': [0.04, 0.018],
  'pin-sockets': [0.09, 0.04],
  'board-to-board': [0.55, 0.048],
  'pluggable-terminal-blocks': [0.45, 0.36],
  'ffc-fpc': [0.32, 0.022],
  'fixed-terminal-blocks': [0.25, 0.22],
  'd-sub': [0.95, 0.06],
  'idc-headers': [0.22, 0.024],
  'high-reliability': [4.2, 0.42],
  'din-41612': [1.6, 0.045],
  usb: [0.48, 0.03],
  'modular-jacks': [0.85, 0.05],
  'memory-card': [0.78, 0.04],
  'power-jacks': [0.42, 0.08],
  hdmi: [0.72, 0.03],
}

const tiers = [
  [1, 1],
  [10, 0.88],
  [100, 0.72],
  [500, 0.61],
  [1000, 0.54],
  [5000, 0.47],
] as const

const scale = 4

/** Rates for demo prices that are set in another currency instead of converted. */
const demoRates = { CNY: 7.15, EUR: 0.92 } as const

/** Price breaks in US dollars made up for demonstration; they begin at the minimum order quantity. */
export const demoPrices = (product: ProductData, random: DemoRandom): PriceBreak[] => {
  const [housing, contact] = costs[categorySlug.parse(product.category)]
  const branded = product.manufacturer === 'Generic' ? 1 : 1.35
  const mounted = product.mounting === 'surface-mount' ? 1.12 : 1
  const made = product.custom ? 1.8 : 1
  const single =
    (housing + contact * (product.positions ?? 8)) * branded * mounted * made * (0.88 + 0.24 * random.share('price'))
  const at = (factor: number) => ({
    amount: Math.max(1, Math.round(single * factor * 10 ** scale)),
    scale,
    currency: 'USD' as const,
  })
  const first = tiers.findLast(([from]) => from <= product.moq) ?? tiers[0]
  return [
    { from: product.moq, unitPrice: at(first[1]) },
    ...tiers.filter(([from]) => from > product.moq).map(([from, factor]) => ({ from, unitPrice: at(factor) })),
  ]
}

/** To three significant digits, as price lists are written. */
const rounded = (amount: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 2)
  return Math.max(1, Math.round(amount / unit) * unit)
}

/** Explicit prices in CNY and EUR for one part in ten: slightly above or below the converted ones. */
export const demoOwnPrices = (
  breaks: readonly PriceBreak[],
  random: DemoRandom,
): { currency: keyof typeof demoRates; breaks: PriceBreak[] }[] => {
  if (random.share('own prices') >= 0.1) return []
  return (['CNY', 'EUR'] as const).map((currency) => {
    const factor = demoRates[currency] * (0.95 + 0.08 * random.share(`own price in ${currency}`))
    return {
      currency,
      breaks: breaks.map(({ from, unitPrice }) => ({
        from,
        unitPrice: { amount: rounded(unitPrice.amount * factor), scale, currency },
      })),
    }
  })
}
