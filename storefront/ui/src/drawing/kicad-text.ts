/** A value of KiCad's files: a word as it is, a number, a text in quotes, or a list. */
export type KicadValue = string | number | { readonly text: string } | readonly KicadValue[]

/** A text that is written in quotes. */
export const quoted = (text: string): { readonly text: string } => ({ text })

/** Millimetres with at most six decimals, as KiCad counts nanometres. */
function decimal(value: number): string {
  const rounded = Math.round(value * 1e6) / 1e6
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

function isList(value: KicadValue): value is readonly KicadValue[] {
  return Array.isArray(value)
}

function isControl(sign: string): boolean {
  return sign < ' ' || sign === '\u007f'
}

function inQuotes(text: string): string {
  const plain = Array.from(text, (sign) => (isControl(sign) ? ' ' : sign)).join('')
  return `"${plain.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** An expression on one line. */
export function kicadLine(value: KicadValue): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return decimal(value)
  if (isList(value)) return `(${value.map(kicadLine).join(' ')})`
  return inQuotes(value.text)
}

/** A list whose parts stand on lines of their own, as KiCad writes its files. */
export function kicadBlock(head: KicadValue, parts: readonly string[]): string {
  const first = isList(head) ? head.map(kicadLine).join(' ') : kicadLine(head)
  const lines = parts.flatMap((part) => part.split('\n')).map((line) => `  ${line}`)
  return [`(${first}`, ...lines, ')'].join('\n')
}
