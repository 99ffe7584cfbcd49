/** Whether two plain values (JSON) are equal, whatever the order of their keys. */
export const sameValue = (left: unknown, right: unknown): boolean => {
  if (Object.is(left, right)) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const leftEntries = Object.entries(left).filter(([, value]) => value !== undefined)
  const rightValues = new Map(Object.entries(right).filter(([, value]) => value !== undefined))
  return (
    leftEntries.length === rightValues.size &&
    leftEntries.every(([key, value]) => rightValues.has(key) && sameValue(value, rightValues.get(key)))
  )
}
