import { type Localised, localised } from '@pinline/contracts/api/languages'
import { z } from 'zod'
import furtherRows from './further-terms.json' with { type: 'json' }
import rows from './glossary.json' with { type: 'json' }

const terms = z.record(z.string(), localised)
/** The trade's glossary, and terms of the shop. */
const glossary: ReadonlyMap<string, Localised> = new Map(
  Object.entries({ ...terms.parse(rows), ...terms.parse(furtherRows) }),
)

/** A term in all languages, where the glossary has it. */
export const knownTerm = (key: string): Localised | undefined => glossary.get(key)

/** A term or message template in all languages. An unknown key is a bug. */
export const term = (key: string): Localised => {
  const found = knownTerm(key)
  if (found === undefined) throw new Error(`the glossary has no ${key}`)
  return found
}

/** Every key that begins so, with its texts. */
export const termsOf = (prefix: string): [string, Localised][] =>
  [...glossary].filter(([key]) => key.startsWith(prefix))
