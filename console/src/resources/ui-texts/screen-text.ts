import { type ChangedUiText, fileText } from '@pinline/contracts/catalogue/ui-text/ui-text-fields'
import { uiTextKey } from '@pinline/events/catalogue/ui-text-set'

/** `outdated`: the file says something else than when the change was written. */
export type TextState = 'file' | 'changed' | 'outdated' | 'missing'

/** A text of the screens in one language. */
export interface ScreenText {
  /** `shop:` or `console:`, then the key that code uses. */
  readonly key: string
  /** In English; empty where only this language has it. */
  readonly source: string
  /** What the file says in the language; empty if it says nothing. */
  readonly base: string
  /** What staff wrote in its place. */
  readonly changed: ChangedUiText | undefined
  readonly state: TextState
}

/** Trees of texts by namespace, or one tree. */
type Tree = { readonly [name: string]: unknown }

/** The texts of a tree by their paths; lists of sections are no texts of one line. */
const textsOf = (tree: Tree, prefix: string): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[`${prefix}${name}`, value]]
    const isTree = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isTree ? textsOf({ ...value }, `${prefix}${name}.`) : []
  })

/** The shop's texts by key. */
export const shopTexts = (bundle: Readonly<Record<string, Tree>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(bundle).flatMap(([namespace, tree]) => textsOf(tree, `shop:${namespace}:`)))

/** The console's texts by key. */
export const consoleTexts = (catalogue: Tree): ReadonlyMap<string, string> => new Map(textsOf(catalogue, 'console:'))

const stateOf = (source: string, base: string, changed: ChangedUiText | undefined): TextState => {
  if (changed !== undefined)
    return changed.base === fileText.parse(base) && changed.source === fileText.parse(source) ? 'changed' : 'outdated'
  return base === '' ? 'missing' : 'file'
}

/** All texts of a language in the order of the English ones; then changes whose text no longer exists. */
export const screenTexts = (
  english: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, string>,
  changes: readonly ChangedUiText[],
): ScreenText[] => {
  const changed = new Map(changes.map((change) => [change.key, change]))
  const keys = new Set([...english.keys(), ...own.keys(), ...changed.keys()])
  return [...keys]
    .filter((key) => uiTextKey.safeParse(key).success)
    .map((key) => {
      const [source, base, change] = [english.get(key) ?? '', own.get(key) ?? '', changed.get(key)]
      return { key, source, base, changed: change, state: stateOf(source, base, change) }
    })
}

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Those whose key or words contain what is sought, in a state. */
export const foundTexts = (
  texts: readonly ScreenText[],
  { sought, state }: { readonly sought: string; readonly state: TextState | 'all' },
): ScreenText[] => {
  const words = folded(sought.trim())
  return texts.filter(
    (one) =>
      (state === 'all' || one.state === state || (state === 'changed' && one.state === 'outdated')) &&
      [one.key, one.source, one.base, one.changed?.text ?? ''].some((text) => folded(text).includes(words)),
  )
}
