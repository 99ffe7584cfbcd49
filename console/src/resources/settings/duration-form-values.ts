export const durationUnits = ['minutes', 'hours', 'days'] as const
type DurationUnit = (typeof durationUnits)[number]

/** A span of time as it is typed. */
export interface DurationFormValues {
  readonly amount: string
  readonly unit: DurationUnit
}

const secondsIn: Readonly<Record<DurationUnit, number>> = { minutes: 60, hours: 3600, days: 86_400 }

/** A span in the largest unit that holds it without decimals; odd seconds become decimals of a minute. */
export const durationFormValues = (seconds: number): DurationFormValues => {
  const unit = durationUnits.findLast((one) => seconds % secondsIn[one] === 0) ?? 'minutes'
  return { amount: String(Number((seconds / secondsIn[unit]).toFixed(4))), unit }
}

/** Whole seconds; undefined where it is no span of time. */
export const parseDuration = ({ amount, unit }: DurationFormValues): number | undefined => {
  const input = amount.trim().replace(',', '.')
  return /^\d{1,7}(\.\d{1,4})?$/u.test(input) ? Math.round(Number(input) * secondsIn[unit]) : undefined
}
