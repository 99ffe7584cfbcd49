import { localNumber, type NumberSigns, plainNumber } from '@pinline/ui/format/number-signs'
import { z } from 'zod'

export const durationUnits = ['minutes', 'hours', 'days'] as const
type DurationUnit = (typeof durationUnits)[number]

/** Form values of a duration. */
export interface DurationFormValues {
  readonly amount: string
  readonly unit: DurationUnit
}

/** A draft of a duration. */
export const durationEdits = z.object({ amount: z.string(), unit: z.enum(durationUnits) })

const secondsIn: Readonly<Record<DurationUnit, number>> = { minutes: 60, hours: 3600, days: 86_400 }

/** A duration in the largest unit without decimals; odd seconds become decimals of a minute. */
export const durationFormValues = (seconds: number, signs: NumberSigns): DurationFormValues => {
  const unit = durationUnits.findLast((one) => seconds % secondsIn[one] === 0) ?? 'minutes'
  return { amount: localNumber(String(Number((seconds / secondsIn[unit]).toFixed(4))), signs), unit }
}

/** Whole seconds; undefined when the text is not a duration. */
export const parseDuration = ({ amount, unit }: DurationFormValues, signs: NumberSigns): number | undefined => {
  const input = plainNumber(amount, signs) ?? ''
  return /^\d{1,7}(\.\d{1,4})?$/u.test(input) ? Math.round(Number(input) * secondsIn[unit]) : undefined
}
