import type { FreightTariff } from '@pinline/contracts/order/freight/freight-tariff'
import { localNumber, type NumberSigns, plainNumber } from '@pinline/ui/format/number-signs'
import { readDecimal } from '../../layout/read-decimal.ts'

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

const kilogramDecimals = 3
const dollarDecimals = 2

const heaviestGrams = 100_000_000
const dearestCents = 100_000_000

export const freightStepFormValues = (steps: readonly FreightStep[], signs: NumberSigns): FreightStepFormValues[] =>
  steps.map(({ upToGrams, usCents }, key) => ({
    key,
    upTo: localNumber(String(upToGrams / 10 ** kilogramDecimals), signs),
    price: localNumber((usCents / 10 ** dollarDecimals).toFixed(dollarDecimals), signs),
  }))

/** The parsed steps, or the first validation error of each row. */
export const parseFreightSteps = (
  rows: readonly FreightStepFormValues[],
  signs: NumberSigns,
): { readonly steps: FreightStep[]; readonly fieldErrors: StepErrors } => {
  const fieldErrors = new Map<number, { field: 'upTo' | 'price'; fieldError: StepError }>()
  const steps: FreightStep[] = []
  for (const { key, upTo, price } of rows) {
    const upToGrams = readDecimal(plainNumber(upTo, signs) ?? '', kilogramDecimals)
    const usCents = readDecimal(price, dollarDecimals)
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
