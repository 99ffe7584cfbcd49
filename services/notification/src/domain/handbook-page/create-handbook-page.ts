import type { Decision } from '@pinline/chassis/domain/decider'
import type { HandbookPageWritten } from '@pinline/events/notification/handbook-page-written'
import type { HandbookPage } from './handbook-page.ts'

export type CreateHandbookPage = { readonly type: 'create-handbook-page' } & HandbookPageWritten['data']

/** Writes the first version; quiet where the id has one. */
export const createHandbookPage = (
  page: HandbookPage,
  { type, ...data }: CreateHandbookPage,
): Decision<HandbookPageWritten> => (page.status === 'new' ? [{ type: 'handbook-page-written', data }] : [])
