/** The lines of a text that two versions of a record differ in; none of anything else. */
export const textLines = (value: unknown): string[] => (typeof value === 'string' ? value.split('\n') : [])
