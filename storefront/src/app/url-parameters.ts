/** A text parameter of a URL; undefined if it is absent. */
export const textParameter = (value: unknown): string | undefined => (value === undefined ? undefined : String(value))
