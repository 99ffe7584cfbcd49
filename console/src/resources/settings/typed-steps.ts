import type { FreightTariff } from '@pinline/contracts/order/freight/freight-tariff'

type FreightStep = FreightTariff['steps'][number]

/** A step of a tariff as it is typed: kilograms and dollars. */
export interface TypedStep {
  /** Stays with the row while others come and go. */
  readonly key: number
  readonly upTo: string
  readonly price: string
}

type StepFault = 'weight-wrong' | 'not-ascending' | 'price-wrong'

/** Row key → what is wrong with its weight or price. */
type StepFaults = ReadonlyMap<number, { readonly field: 'upTo' | 'price'; readonly fault: StepFault }>

/** Decimal text in its smallest units; undefined where it is no number of so many decimals. */
const smallest = (typed: string, decimals: number): number | undefined => {
  const text = typed.trim().replaceAll(/\s/gu, '').replace(',', '.')
  const parts = /^(\d{1,7})(?:\.(\d+))?$/u.exec(text)
  const fraction = parts?.[2] ?? ''
  if (parts === null || fraction.length > decimals) return undefined
  return Number((parts[1] ?? '') + fraction.padEnd(decimals, '0'))
}

const kilogramDecimals = 3
const dollarDecimals = 2

const heaviestGrams = 100_000_000
const dearestCents = 100_000_000

export const typedSteps = (steps: readonly FreightStep[]): TypedStep[] =>
  steps.map(({ upToGrams, usCents }, key) => ({
    key,
    upTo: String(upToGrams / 10 ** kilogramDecimals),
    price: (usCents / 10 ** dollarDecimals).toFixed(dollarDecimals),
  }))

/** The steps that the rows say, or what is wrong with them: the first fault of each row. */
export const readSteps = (
  rows: readonly TypedStep[],
): { readonly steps: FreightStep[]; readonly faults: StepFaults } => {
  const faults = new Map<number, { field: 'upTo' | 'price'; fault: StepFault }>()
  const steps: FreightStep[] = []
  for (const { key, upTo, price } of rows) {
    const upToGrams = smallest(upTo, kilogramDecimals)
    const usCents = smallest(price, dollarDecimals)
    if (upToGrams === undefined || upToGrams === 0 || upToGrams > heaviestGrams)
      faults.set(key, { field: 'upTo', fault: 'weight-wrong' })
    else if (upToGrams <= (steps.at(-1)?.upToGrams ?? 0)) faults.set(key, { field: 'upTo', fault: 'not-ascending' })
    else if (usCents === undefined || usCents > dearestCents) faults.set(key, { field: 'price', fault: 'price-wrong' })
    else steps.push({ upToGrams, usCents })
  }
  return { steps, faults }
}
