/** What both sides of a conflict have in a field, and what it held before. */
export interface DifferentField {
  readonly field: string
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
  /** Whose value stands if nobody chooses; undefined where both have changed it. */
  readonly changedBy: Side | undefined
}

export type Side = 'mine' | 'theirs'

/** Values by field, as a form or a record has them. */
export type FieldValues = Readonly<Record<string, unknown>>

/** Chosen sides by field. */
export type SideChoices = Readonly<Record<string, Side>>

/** Equal as they are stored, whatever the order of their keys. A missing value and an empty one are two. */
export const isEqual = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  const read = (from: object, key: string): unknown => Reflect.get(from, key)
  return (
    Array.isArray(one) === Array.isArray(other) && [...keys].every((key) => isEqual(read(one, key), read(other, key)))
  )
}

/** The fields in which mine and theirs differ, in the order of the form. */
export const differentFields = (base: FieldValues, mine: FieldValues, theirs: FieldValues): DifferentField[] =>
  [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    .filter((field) => !isEqual(mine[field], theirs[field]))
    .map((field) => {
      const values = { field, base: base[field], mine: mine[field], theirs: theirs[field] }
      if (isEqual(values.base, values.mine)) return { ...values, changedBy: 'theirs' as const }
      return { ...values, changedBy: isEqual(values.base, values.theirs) ? ('mine' as const) : undefined }
    })

/** Whether both have changed something to different values. */
export const hasConflict = (fields: readonly DifferentField[]): boolean =>
  fields.some(({ changedBy }) => changedBy === undefined)

/** The sides that need no choice. */
export const preselected = (fields: readonly DifferentField[]): SideChoices =>
  Object.fromEntries(fields.flatMap(({ field, changedBy }) => (changedBy === undefined ? [] : [[field, changedBy]])))

/** One side for all fields. */
export const allOf = (fields: readonly DifferentField[], side: Side): SideChoices =>
  Object.fromEntries(fields.map(({ field }) => [field, side]))

/** The fields that still need a choice. */
export const unchosen = (fields: readonly DifferentField[], choices: SideChoices): string[] =>
  fields.flatMap(({ field }) => (choices[field] === undefined ? [field] : []))

/**
 * Their values with those of mine that are chosen: the fields to edit on the newest version. A field without a choice is
 * theirs.
 */
export const chosenOfMine = (fields: readonly DifferentField[], choices: SideChoices): FieldValues =>
  Object.fromEntries(fields.flatMap(({ field, mine }) => (choices[field] === 'mine' ? [[field, mine]] : [])))
