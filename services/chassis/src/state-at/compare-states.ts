/** A field of a state: `lines[0].quantity`; what it was and is as JSON, null where it did not exist. */
export interface ComparedField {
  readonly path: string
  readonly past: string | null
  readonly now: string | null
}

/** The leaves of a state by their paths; an empty list or object is a leaf. */
const leavesOf = (value: unknown, path: string, leaves: Map<string, string>): Map<string, string> => {
  const parts: [string, unknown][] =
    typeof value !== 'object' || value === null
      ? []
      : Array.isArray(value)
        ? value.map((part, place) => [`${path}[${place}]`, part])
        : Object.entries(value).map(([name, part]) => [path === '' ? name : `${path}.${name}`, part])
  if (parts.length === 0) {
    if (path !== '' && value !== undefined) leaves.set(path, JSON.stringify(value))
  } else for (const [inner, part] of parts) leavesOf(part, inner, leaves)
  return leaves
}

/** Two states of a stream, field by field: those of the later one first, in its order. */
export const compareStates = (past: unknown, now: unknown): ComparedField[] => {
  const [before, after] = [leavesOf(past, '', new Map()), leavesOf(now, '', new Map())]
  const paths = new Set([...after.keys(), ...before.keys()])
  return [...paths].map((path) => ({ path, past: before.get(path) ?? null, now: after.get(path) ?? null }))
}
