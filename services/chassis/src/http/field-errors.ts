import type { z } from 'zod'

/**
 * Field → error key of a rejected input. A schema's own message is used if it is a key like `phone-format`; zod's
 * issues become `required`, `too-small`, `too-big` or `invalid`, and unknown fields of a strict input `not-allowed`.
 */
export const fieldErrors = (error: z.ZodError): Record<string, string> => {
  const errors: Record<string, string> = {}
  for (const issue of error.issues.flatMap(issuesWithin)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[[...issue.path, key].map(String).join('.')] ??= 'not-allowed'
      continue
    }
    const field = issue.path.map(String).join('.') || '_'
    errors[field] ??= keyOf(issue)
  }
  return errors
}

const hasOwnKey = ({ message }: z.core.$ZodIssue): boolean =>
  /^[a-z]+(-[a-z0-9]+)+$/.test(message) || message === 'required'

const isMissing = (issue: z.core.$ZodIssue): boolean => issue.code === 'invalid_type' && issue.input === undefined

const missingIn = (issues: readonly z.core.$ZodIssue[]): number => issues.filter(isMissing).length

/**
 * The issues of the alternatives that the input comes nearest to: the fewest fields missing, then the fewest wrong.
 * Prevents the failure "one wrong number in a list, and the response names no field".
 */
const issuesWithin = (issue: z.core.$ZodIssue): z.core.$ZodIssue[] => {
  if (issue.code !== 'invalid_union' || hasOwnKey(issue)) return [issue]
  const ofFields = issue.errors.filter((issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0))
  const fewestMissing = Math.min(...ofFields.map(missingIn))
  const near = ofFields.filter((issues) => missingIn(issues) === fewestMissing)
  const fewest = Math.min(...near.map(({ length }) => length))
  const nearest = near.filter(({ length }) => length === fewest).flat()
  if (nearest.length === 0) return [issue]
  return nearest.flatMap((one) => issuesWithin({ ...one, path: [...issue.path, ...one.path] }))
}

const keyOf = (issue: z.core.$ZodIssue): string => {
  if (hasOwnKey(issue)) return issue.message
  if (issue.code === 'invalid_type') return isMissing(issue) ? 'required' : 'invalid'
  if (issue.code === 'too_small') return 'too-small'
  if (issue.code === 'too_big') return 'too-big'
  return 'invalid'
}
