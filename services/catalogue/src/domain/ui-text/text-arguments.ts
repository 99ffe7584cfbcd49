/** Texts of the console are written for Polyglot: `%{name}`, forms parted by `||||`. */
const polyglotArguments = (text: string): ReadonlySet<string> | undefined => {
  if (text.split('||||').some((form) => form.trim() === '')) return undefined
  const names = [...text.matchAll(/%\{([^{}]*)\}/g)].map(([, name = '']) => name)
  return names.every((name) => /^\w+$/.test(name)) ? new Set(names) : undefined
}

/** Far deeper than any text needs: a plural within a choice has four. */
const maxDepth = 8

/** Texts of the shop are in ICU MessageFormat: arguments, `number`, `plural` and `select`. */
const icuArguments = (text: string): ReadonlySet<string> | undefined => {
  const names = new Set<string>()
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    at += found?.length ?? 0
    return found?.trim()
  }
  /** Reads cases up to the brace that ends the argument; each language has the case `other`. */
  const readCases = (depth: number): boolean => {
    let hasOther = false
    while (text[at] !== '}') {
      const name = take(/\s*(=\d+|\w+)\s*\{/y)
      if (name === undefined || !readParts(depth) || take(/\}\s*/y) === undefined) return false
      hasOther ||= /^other\b/.test(name)
    }
    return hasOther
  }
  /** Reads up to the end, or to the brace that ends a case. */
  const readParts = (depth: number): boolean => {
    if (depth > maxDepth) return false
    while (at < text.length && text[at] !== '}') {
      if (take(/[^{}]+/y) !== undefined) continue
      const name = take(/\{\s*\w+\s*/y)
        ?.slice(1)
        .trim()
      if (name === undefined) return false
      names.add(name)
      if (take(/(,\s*number\s*)?\}/y) !== undefined) continue
      const hasCases = take(/,\s*(plural|select)\s*,\s*/y) !== undefined && readCases(depth + 1)
      if (!hasCases || take(/\}/y) === undefined) return false
    }
    return depth > 0 || at === text.length
  }
  return readParts(0) ? names : undefined
}

/** The names of the values that a text shows; undefined if it cannot be read. */
export const argumentsOf = (key: string, text: string): ReadonlySet<string> | undefined =>
  key.startsWith('console:') ? polyglotArguments(text) : icuArguments(text)
