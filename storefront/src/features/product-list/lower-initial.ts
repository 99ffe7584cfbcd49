/**
 * A label as it stands within an enumeration: its first letter is small, unless the word is an abbreviation.
 * @param tag BCP 47
 */
export const lowerInitial = (label: string, tag: string): string =>
  label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase(tag))
