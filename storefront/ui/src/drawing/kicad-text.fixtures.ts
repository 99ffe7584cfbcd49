/** What a reader of KiCad's files makes of an expression: texts and words alike are strings. */
export type Expression = string | readonly Expression[]

/** Reads one expression. Throws where it is not complete, or followed by anything else. */
export function readExpression(source: string): Expression {
  const tokens = [...source.matchAll(/\(|\)|"((?:[^"\\]|\\.)*)"|[^\s()"]+/gs)]
  const rest = source.replaceAll(/\(|\)|"(?:[^"\\]|\\.)*"|[^\s()"]+|\s+/gs, '')
  if (rest !== '') throw new Error(`cannot be read: ${rest.slice(0, 40)}`)
  const open: Expression[][] = [[]]
  for (const [token, text] of tokens) {
    if (token === '(') open.push([])
    else if (token === ')') {
      const closed = open.pop()
      const around = open.at(-1)
      if (closed === undefined || around === undefined) throw new Error('closes more than it opens')
      around.push(closed)
    } else open.at(-1)?.push(text === undefined ? token : text.replaceAll(/\\(.)/g, '$1'))
  }
  const [[first, ...others] = [], ...unclosed] = open
  if (first === undefined || others.length > 0 || unclosed.length > 0) throw new Error('is not one expression')
  return first
}

/** The lists in a list that begin with a word. */
export function partsCalled(list: Expression | undefined, word: string): (readonly Expression[])[] {
  if (list === undefined || typeof list === 'string') return []
  return list.flatMap((part) => (typeof part !== 'string' && part[0] === word ? [part] : []))
}

/** The numbers or texts of the first list that begins with a word. */
export function valuesOf(list: Expression | undefined, word: string): string[] {
  const [found = []] = partsCalled(list, word)
  return found.slice(1).flatMap((value) => (typeof value === 'string' ? [value] : []))
}
