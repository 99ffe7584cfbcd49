import type { LanguageCode } from '@pinline/contracts/api/languages'

/** Endings that do not change what a word means, longest first; of folded text, hence й is и and ё is е. */
const endings: Partial<Record<LanguageCode, readonly string[]>> = {
  en: ['s'],
  de: ['ern', 'en', 'er', 'es', 'em', 'n', 'e', 's'],
  fr: ['ees', 'ee', 'es', 'e', 's', 'x'],
  es: ['es', 'as', 'os', 'a', 'o', 'e', 's'],
  it: ['che', 'chi', 'i', 'e', 'o', 'a'],
  pt: ['oes', 'ais', 'eis', 'ao', 'es', 'as', 'os', 'a', 'o', 'e', 's'],
  ru: (
    'иями ями ами ого его ому ему ыми ими иях иеи ая яя ое ее ые ие ыи ии ои еи ых их ом ем ам ям ах ях ую юю ов ев ия ию ью ' +
    'а я о е ы и у ю ь'
  ).split(' '),
}

const minStemLength = 3

/** A folded word without its ending, by the language's table; short words are kept. */
export const stemOf = (language: LanguageCode, word: string): string => {
  const ending = endings[language]?.find((one) => word.endsWith(one) && word.length - one.length >= minStemLength)
  return ending === undefined ? word : word.slice(0, -ending.length)
}
