/** Letters that a reader of English recognises and that no text in English has. */
const letters: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  l: 'ł',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Ü',
}
const marked = (words: string): string => words.replaceAll(/[a-z]/gi, (letter) => letters[letter] ?? letter)

/** How much longer texts in other languages get. */
const growth = 0.3

/** Blocks of a word's length, so that lines break as they do in a language with long words. */
const padding = (length: number): string => {
  const signs = Math.ceil(length * growth)
  return signs === 0 ? '' : ` ${'~'.repeat(signs).replaceAll(/~{9}(?=~)/g, '$& ')}`
}

/**
 * The words of a message marked, its arguments as they are: `{name}` and `{count, plural, one {…} other {…}}` of ICU,
 * `%{name}` of Polyglot.
 */
const markWords = (text: string): { readonly text: string; readonly words: number } => {
  let at = 0
  let words = 0
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const [found = ''] = pattern.exec(text) ?? []
    at += found.length
    return found
  }
  const argument = (): string => {
    const plain = take(/%?\{[^{},]*(?:,\s*number\s*)?\}/y)
    if (plain !== '') return plain
    let written = take(/\{[^{}]*?,\s*(?:plural|select)\s*,/y)
    if (written === '') return take(/./sy)
    while (at < text.length && text[at] !== '}') written += take(/[^{}]*\{/y) + message() + take(/\}?\s*/y)
    return written + take(/\}/y)
  }
  const message = (): string => {
    let written = ''
    while (at < text.length && text[at] !== '}') {
      const found = take(/[^%{}]+/y)
      words += found.trim().length
      written += found === '' ? argument() : marked(found)
    }
    return written
  }
  const written = message()
  return { text: written + text.slice(at), words }
}

/** A text of the pseudo-language: in brackets, a third longer, with accents. A text without letters stays as it is. */
export const pseudoText = (text: string): string =>
  text
    .split('||||')
    .map((form) => {
      const { text: written, words } = markWords(form.trim())
      if (words === 0 || !/\p{L}/u.test(form)) return form
      return form.replace(form.trim(), () => `⟦${written}${padding(words)}⟧`)
    })
    .join('||||')

/** All texts of a file or catalogue in the pseudo-language. */
export const pseudoTexts = <Texts>(texts: Texts): Texts => {
  const of = (value: unknown): unknown => {
    if (typeof value === 'string') return pseudoText(value)
    if (Array.isArray(value)) return value.map(of)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, of(inner)]))
  }
  return of(texts) as Texts
}
