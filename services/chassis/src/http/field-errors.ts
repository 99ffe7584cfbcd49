import type { z } from 'zod'

/**
 * Field → error key of a rejected input. A schema's own message is used if it is a key like `phone-format`; zod's
 * issues become `required`, `too-small`, `too-big` or `invalid`, and unknown fields of a strict input `not-allowed`.
 */
export const fieldErrors = (error: z.ZodError): Record<string, string> => {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[[...issue.path, key].map(String).join('.')] ??= 'not-allowed'
      continue
    }
    const field = issue.path.map(String).join('.') || '_'
    errors[field] ??= keyOf(issue)
  }
  return errors
}

const keyOf = (issue: z.core.$ZodIssue): string => {
  if (/^[a-z]+(-[a-z0-9]+)+$/.test(issue.message) || issue.message === 'required') return issue.message
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'required' : 'invalid'
  if (issue.code === 'too_small') return 'too-small'
  if (issue.code === 'too_big') return 'too-big'
  return 'invalid'
}
