/** Values of a message's arguments. */
export type MessageValues = Readonly<Record<string, unknown>>

/** How a message is spoken: plural rules of the language it is written in, numbers as the page shows them. */
export interface MessageFormats {
  readonly pluralOf: (count: number) => string
  readonly number: (value: number) => string
}

type Part =
  | string
  | { readonly kind: 'argument' | 'number'; readonly name: string }
  | { readonly kind: 'plural' | 'select'; readonly name: string; readonly cases: ReadonlyMap<string, Message> }
type Message = readonly Part[]

/** The count of the plural that is being read, as a name that no argument has. */
const countSign = '#'

const kindOf = (word: string | undefined): Exclude<Part, string>['kind'] => {
  if (word === undefined) return 'argument'
  if (word === 'number' || word === 'plural' || word === 'select') return word
  throw new SyntaxError(`unknown kind of argument: ${word}`)
}

/**
 * Reads ICU MessageFormat as far as the texts use it: arguments, `number`, `plural` and `select`, without quotes, tags,
 * offsets and styles. The package for the whole language is 8 kB of a first view; `locales/texts.spec.ts` compares this
 * with it for every text.
 */
export function readMessage(text: string): Message {
  let at = 0
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const [found = ''] = pattern.exec(text) ?? []
    at += found.length
    return found.trim()
  }
  const expectSign = (sign: string): void => {
    if (text[at] !== sign) throw new SyntaxError(`expected ${sign} at ${at} of ${text}`)
    at += 1
  }
  const readCases = (): ReadonlyMap<string, Message> => {
    const cases = new Map<string, Message>()
    while (take(/\s*/y) === '' && text[at] !== '}') {
      const name = take(/[=\w]+\s*/y)
      expectSign('{')
      cases.set(name, readParts(true))
      expectSign('}')
    }
    return cases
  }
  const readArgument = (): Part => {
    const name = take(/\s*\w+\s*/y)
    const word =
      text[at] === ','
        ? take(/,\s*\w+\s*/y)
            .slice(1)
            .trim()
        : undefined
    const kind = kindOf(word)
    if (kind === 'argument' || kind === 'number') return { kind, name }
    expectSign(',')
    return { kind, name, cases: readCases() }
  }
  const readParts = (isCase: boolean): Message => {
    const parts: Part[] = []
    while (at < text.length && !(isCase && text[at] === '}')) {
      const plain = /[^{}#]+/y
      plain.lastIndex = at
      const [words] = plain.exec(text) ?? []
      if (words !== undefined) {
        parts.push(words)
        at += words.length
      } else if (text[at] === '#') {
        parts.push(isCase ? { kind: 'number', name: countSign } : '#')
        at += 1
      } else {
        expectSign('{')
        parts.push(readArgument())
        expectSign('}')
      }
    }
    return parts
  }
  return readParts(false)
}

/** The words of a message for given values. An argument without a value stays as its name in braces. */
export function writeMessage(message: Message, values: MessageValues, formats: MessageFormats): string {
  const write = (part: Part): string => {
    if (typeof part === 'string') return part
    const value = values[part.name]
    if (value === undefined) return part.name === countSign ? countSign : `{${part.name}}`
    switch (part.kind) {
      case 'argument':
        return String(value)
      case 'number':
        return formats.number(Number(value))
      case 'plural':
      case 'select': {
        const { cases } = part
        const chosen =
          part.kind === 'select'
            ? cases.get(String(value))
            : (cases.get(`=${Number(value)}`) ?? cases.get(formats.pluralOf(Number(value))))
        const inside = part.kind === 'plural' ? { ...values, [countSign]: value } : values
        return writeMessage(chosen ?? cases.get('other') ?? [], inside, formats)
      }
      default:
        return part satisfies never
    }
  }
  return message.map(write).join('')
}
