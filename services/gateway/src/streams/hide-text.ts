/** Texts that people typed and that earlier releases recorded in events; later ones have references to the vault. */
const typedFields: ReadonlySet<string> = new Set(['poNumber'])
const hidden = '…'

/** An event's data as operators see them: references to the vault stay references, and what was typed is left out. */
export const hideText = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(hideText)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      typedFields.has(field) && typeof inner === 'string' ? hidden : hideText(inner),
    ]),
  )
}
