/** What a page that is not found says of itself where staff took it back: it answers 410. */
export const gone = { isGone: true } as const

/** Whether a page that is not found was one that staff took back. */
export const isGone = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'isGone' in data && data.isGone === true
