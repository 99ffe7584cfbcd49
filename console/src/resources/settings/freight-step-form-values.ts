import type { FreightTariff } from '@pinline/contracts/order/freight/freight-tariff'

type FreightStep = FreightTariff['steps'][number]

/** Form values of a step of a tariff: kilograms and dollars. */
export interface FreightStepFormValues {
  /** Stable key of the row while rows are added and removed. */
  readonly key: number
  readonly upTo: string
  readonly price: string
}

type StepError = 'weight-wrong' | 'not-ascending' | 'price-wrong'

/** Row key → validation error of its weight or price. */
type StepErrors = ReadonlyMap<number, { readonly field: 'upTo' | 'price'; readonly fieldError: StepError }>

/** Decimal text in its smallest unit; undefined when it is not a number with at most that many decimals. */
const smallest = (input: string, decimals: number): number | undefined => {
  const text = input.trim().replaceAll(/\s/gu, '').replace(',', '.')
  const parts = /^(\d{1,7})(?:\.(\d+))?$/u.exec(text)
  const fraction = parts?.[2] ?? ''
  if (parts === null || fraction.length > decimals) return undefined
  return Number((parts[1] ?? '') + fraction.padEnd(decimals, '0'))
}

const kilogramDecimals = 3
const dollarDecimals = 2

const heaviestGrams = 100_000_000
const dearestCents = 100_000_000

export const freightStepFormValues = (steps: readonly FreightStep[]): FreightStepFormValues[] =>
  steps.map(({ upToGrams, usCents }, key) => ({
    key,
    upTo: String(upToGrams / 10 ** kilogramDecimals),
    price: (usCents / 10 ** dollarDecimals).toFixed(dollarDecimals),
  }))

/** The parsed steps, or the first validation error of each row. */
export const parseFreightSteps = (
  rows: readonly FreightStepFormValues[],
): { readonly steps: FreightStep[]; readonly fieldErrors: StepErrors } => {
  const fieldErrors = new Map<number, { field: 'upTo' | 'price'; fieldError: StepError }>()
  const steps: FreightStep[] = []
  for (const { key, upTo, price } of rows) {
    const upToGrams = smallest(upTo, kilogramDecimals)
    const usCents = smallest(price, dollarDecimals)
    if (upToGrams === undefined || upToGrams === 0 || upToGrams > heaviestGrams)
      fieldErrors.set(key, { field: 'upTo', fieldError: 'weight-wrong' })
    else if (upToGrams <= (steps.at(-1)?.upToGrams ?? 0))
      fieldErrors.set(key, { field: 'upTo', fieldError: 'not-ascending' })
    else if (usCents === undefined || usCents > dearestCents)
      fieldErrors.set(key, { field: 'price', fieldError: 'price-wrong' })
    else steps.push({ upToGrams, usCents })
  }
  return { steps, fieldErrors }
}
