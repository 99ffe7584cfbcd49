interface Key {
  readonly isComposing: boolean
  readonly keyCode: number
}

/** What a browser reports for a key that an input method has taken. */
const takenKey = 229

/**
 * Whether a key belongs to an input method: Enter then takes over a word and sends nothing. Safari ends a composition before
 * its last key arrives, and marks that key by its code alone.
 */
export const isComposing = ({ isComposing: composes, keyCode }: Key): boolean => composes || keyCode === takenKey
