import { characterNotAllowed } from '@pinline/contracts/api/text'
import type { RowReason } from '@pinline/contracts/catalogue/import/import-options'
import type { z } from 'zod'
import type { Reading } from './read-number.ts'

/** Why a text does not fit its field; undefined if the reason is another one than its length, characters or link. */
export const textReason = (issue: z.core.$ZodIssue | undefined): RowReason | undefined => {
  if (issue?.code === 'too_big' && issue.origin === 'string') return 'too-long'
  if (issue?.message === characterNotAllowed) return 'character-not-allowed'
  return issue?.message === 'link-format' ? 'bad-link' : undefined
}

/** A cell as the text of a field, by the schema that the field has in calls as well. */
export const readText = (schema: z.ZodType<string>, cell: string): Reading<string> => {
  const { data, error } = schema.safeParse(cell)
  return data === undefined ? { reason: textReason(error?.issues[0]) ?? 'unknown-value' } : { value: data }
}
