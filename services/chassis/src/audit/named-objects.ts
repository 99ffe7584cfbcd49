const idField = /^(?:id|ids|key|view|consumer|service|sku|\w*(?:Id|Ids|No))$/
/** An id as the product makes them; what has an @ or a space is none. */
const idForm = /^[\w.:-]{1,100}$/
const maxIds = 50

const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((id) => typeof id === 'string' || (typeof id === 'number' && Number.isSafeInteger(id)))
    .map(String)
    .filter((id) => idForm.test(id))
    .slice(0, maxIds)

const fieldsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []

/**
 * The ids that a request names and those of what it created, by field; nothing that a person typed. Ids of the response
 * are at its top level, or in its only record.
 */
export const namedObjects = (input: unknown, output: unknown): Record<string, string[]> => {
  const nested = fieldsOf(output).filter(([, value]) => typeof value === 'object')
  const fields = [...fieldsOf(input), ...fieldsOf(output), ...(nested.length === 1 ? fieldsOf(nested[0]?.[1]) : [])]
  const objects: Record<string, string[]> = {}
  for (const [field, value] of fields) {
    if (!idField.test(field) || field.length > 40) continue
    const ids = [...new Set([...(objects[field] ?? []), ...idsIn(value)])].slice(0, maxIds)
    if (ids.length > 0) objects[field] = ids
  }
  return objects
}
