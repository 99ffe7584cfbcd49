import { z } from 'zod'
import { cleanedText, singleLine } from '../../api/text.ts'

/** The lists of the console that have saved views. */
export const viewedList = z.enum([
  ...(['orders', 'after-sales', 'quotations', 'forms', 'buyers', 'to-dos', 'products', 'stock'] as const),
  ...(['reservations', 'category-completeness', 'stock-takes', 'purchase-orders', 'suppliers', 'imports'] as const),
  ...(['attributes', 'content', 'users', 'roles', 'files', 'notices', 'visitors', 'audit', 'security-events'] as const),
])
export type ViewedList = z.infer<typeof viewedList>

export const viewName = singleLine(60, { missing: 'required', tooLong: 'too-long' }).min(1, 'required')

const stored: ReadonlySet<string> = new Set(['filter', 'sort', 'order', 'perPage', 'columns', 'density'])

const isObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** What a list shows, as the query of its address: filter, sort, order, perPage, columns, density; without the page. */
export const viewQuery = cleanedText(4000).refine((text) => {
  const query = new URLSearchParams(text)
  return [...query.keys()].every((key) => stored.has(key)) && isObject(query.get('filter') ?? '{}')
}, 'invalid')

export const viewIdText = singleLine(40).min(1)

/** A saved view of a list. */
export const savedView = z.object({
  id: z.string(),
  name: z.string(),
  query: z.string(),
  shared: z.boolean(),
  /** Whether it is the caller's. */
  isOwn: z.boolean(),
  /** Number of its changes: guards an editor's save. */
  revision: z.int(),
})
export type SavedView = z.infer<typeof savedView>
