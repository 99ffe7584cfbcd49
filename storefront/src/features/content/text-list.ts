/** Whether a value is an object with texts under these names. */
const hasTexts = <Name extends string>(value: unknown, ...names: readonly Name[]): value is Record<Name, string> =>
  typeof value === 'object' && value !== null && names.every((name) => typeof Reflect.get(value, name) === 'string')

/** A list in a locale file whose entries have these texts; empty if a page has none. */
export const textList = <Name extends string>(value: unknown, ...names: readonly Name[]): Record<Name, string>[] =>
  Array.isArray(value) ? value.filter((entry: unknown) => hasTexts(entry, ...names)) : []
