/** The four kinds of character; a password needs three. */
export const characterKinds = ['digit', 'lower', 'upper', 'other'] as const
export type CharacterKind = (typeof characterKinds)[number]

const patterns: Readonly<Record<CharacterKind, RegExp>> = {
  digit: /[0-9]/,
  lower: /[a-z]/,
  upper: /[A-Z]/,
  other: /[^0-9a-zA-Z\s]/,
}

/** The kinds of character in a password. */
export const kindsIn = (password: string): readonly CharacterKind[] =>
  characterKinds.filter((kind) => patterns[kind].test(password))

/** True for 6 to 16 characters of at least three kinds. */
export const isStrongEnough = (password: string): boolean => kindsIn(password).length >= 3
