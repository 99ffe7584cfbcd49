import { handbookPageId, staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { languageCode } from '../../api/languages.ts'
import { handbookPageState } from './handbook-page-fields.ts'

/** One version of a page; its number is that of its event in the stream. */
export const handbookVersion = z.object({
  version: z.int().min(1),
  at: z.iso.datetime(),
  by: staffId.nullable(),
})
export type HandbookVersion = z.infer<typeof handbookVersion>

/**
 * A page of the handbook. `body` and `versions`, newest first and at most 100, are those of the single record; lists have
 * null instead, and `excerpt`: its beginning, or the text around what was searched for. `revision` must be sent with the
 * next command.
 */
export const handbookPageRow = z.object({
  id: handbookPageId,
  section: z.string(),
  place: z.int(),
  title: z.string(),
  language: languageCode,
  excerpt: z.string(),
  body: z.string().nullable(),
  versions: z.array(handbookVersion).nullable(),
  state: handbookPageState,
  updatedAt: z.iso.datetime(),
  updatedBy: staffId.nullable(),
  revision: z.int(),
})
export type HandbookPageRow = z.infer<typeof handbookPageRow>

/** Response of every command on a page. */
export const handbookPageChanged = z.object({ id: handbookPageId, revision: z.int() })
export type HandbookPageChanged = z.infer<typeof handbookPageChanged>
