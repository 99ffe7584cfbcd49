interface Area {
  readonly value: string
  readonly selectionStart: number
  readonly selectionEnd: number
}

/** A text with another one where its caret is, and the caret behind it; undefined where it would get too long. */
export const insertedAt = (
  area: Area | undefined,
  inserted: string,
  maxLength: number,
): { readonly value: string; readonly caret: number } | undefined => {
  if (area === undefined) return undefined
  const { value, selectionStart, selectionEnd } = area
  const next = `${value.slice(0, selectionStart)}${inserted}${value.slice(selectionEnd)}`
  return next.length > maxLength ? undefined : { value: next, caret: selectionStart + inserted.length }
}
