/** A statement of a style sheet: `head{body}`, or `head;` without a body. */
interface Statement {
  readonly head: string
  readonly body: string | undefined
}

/** Splits minified CSS into its statements. */
function statementsOf(css: string): Statement[] {
  const statements: Statement[] = []
  let begin = 0
  let bodyAt = 0
  let depth = 0
  let quote = ''
  for (let at = 0; at < css.length; at++) {
    const sign = css.charAt(at)
    if (quote !== '') {
      if (sign === '\\') at += 1
      else if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '{') {
      if (depth === 0) bodyAt = at + 1
      depth += 1
    } else if (sign === '}') {
      depth -= 1
      if (depth === 0) {
        statements.push({ head: css.slice(begin, bodyAt - 1), body: css.slice(bodyAt, at) })
        begin = at + 1
      }
    } else if (sign === ';' && depth === 0) {
      statements.push({ head: css.slice(begin, at), body: undefined })
      begin = at + 1
    }
  }
  return statements
}

/** Splits a list of selectors at the commas outside brackets. */
function selectorsOf(list: string): string[] {
  let depth = 0
  const selectors = ['']
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (sign === ',' && depth === 0) selectors.push('')
    else selectors.push(`${selectors.pop() ?? ''}${sign}`)
  }
  return selectors
}

/** The classes that every element that a selector matches, or one around or before it, has. */
function classesOf(selector: string): string[] {
  const required = selector.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '').replace(/\[[^\]]*\]/g, '')
  return [...required.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name)
}

/** Keeps of a style sheet what a page with some classes can use. */
type Keep = (classes: ReadonlySet<string>) => string

const text = ({ head, body }: Statement): string => (body === undefined ? `${head};` : `${head}{${body}}`)

/** Fonts of part numbers and of other scripts come with the whole sheet: the first view is drawn with two families. */
const isLaterFont = ({ body = '' }: Statement): boolean =>
  /url\(/.test(body) && !/sofia-sans(?:-condensed)?-latin-wght-normal-basic/.test(body)

function keepOf(statement: Statement): Keep {
  const { head, body } = statement
  if (head.startsWith('@font-face')) return () => (isLaterFont(statement) ? '' : text(statement))
  if (/^@(?:media print|page)/.test(head)) return () => ''
  if (/^@(?:media|supports|container|layer)/.test(head) && body !== undefined) {
    const inner = readSheet(body)
    return (classes) => {
      const retained = inner(classes)
      return retained === '' ? '' : `${head}{${retained}}`
    }
  }
  if (head.startsWith('@')) return () => text(statement)
  const selectors = selectorsOf(head).map((selector) => ({ selector, required: classesOf(selector) }))
  return (classes) => {
    const retained = selectors.filter(({ required }) => required.every((name) => classes.has(name)))
    return retained.length === 0 ? '' : `${retained.map(({ selector }) => selector).join(',')}{${body ?? ''}}`
  }
}

function readSheet(css: string): Keep {
  const keeps = statementsOf(css).map(keepOf)
  return (classes) => keeps.map((keep) => keep(classes)).join('')
}

/**
 * Reads a minified style sheet once; the returned function gives the rules that a page may use, to stand in its head, so
 * that it is drawn before the whole sheet is there. A rule is dropped if the page lacks a class that the rule requires.
 */
export function criticalStyles(css: string): (html: string) => string {
  const keep = readSheet(css)
  return (html) => {
    const names = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/))
    return keep(new Set(names))
  }
}
