/** Without case and accents, so that `euro` finds `Európa`. */
const plain = (words: string): string => words.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether every word that is sought stands somewhere in the words. */
export const foundIn = (words: readonly string[], sought: string): boolean => {
  const all = plain(words.join('\n'))
  return plain(sought)
    .split(/\s+/u)
    .every((word) => all.includes(word))
}
