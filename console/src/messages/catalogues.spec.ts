import { describe, expect, it } from 'vitest'
import { en } from './en/en.ts'
import { catalogues } from './languages.ts'

const texts = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] satisfies [string, string]]
      : typeof value === 'object' && value !== null
        ? texts(value, `${path}${key}.`)
        : [],
  )

/** What react-admin gives to texts besides the placeholders of its English ones. */
const furtherPlaceholders: Readonly<Record<string, string>> = { 'ra.sort.sort_by': '%{field}' }

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort()

const english = new Map(texts(en))

/** As many forms as the library's rule for a language has. */
const formsOf: Readonly<Record<string, number>> = { ja: 1, ru: 3 }

describe.each(Object.entries(catalogues))('the catalogue %s', (code, load) => {
  it('has exactly the keys of English', async () => {
    const keys = texts(await load()).map(([key]) => key)
    expect(keys.sort()).toEqual([...english.keys()].sort())
  })

  it('has no empty text and no text equal to its key', async () => {
    const empty = texts(await load()).filter(
      ([key, text]) => (text.trim() === '' && english.get(key)?.trim() !== '') || text === key,
    )
    expect(empty).toEqual([])
  })

  it('has no space between Chinese and Latin letters', async () => {
    const spaced = texts(await load()).filter(([, text]) => /\p{Script=Han} +[\w%]|[\w}] +\p{Script=Han}/u.test(text))
    expect(spaced).toEqual([])
  })

  it('has as many forms of a count as its language, or one that is right for every number', async () => {
    const wrong = texts(await load()).filter(([, text]) => ![1, formsOf[code] ?? 2].includes(text.split('||||').length))
    expect(wrong).toEqual([])
  })

  it('has no placeholder that English lacks', async () => {
    const strange = texts(await load()).filter(([key, text]) => {
      const known = placeholders(`${english.get(key)} ${furtherPlaceholders[key]}`)
      return placeholders(text).some((placeholder) => !known.includes(placeholder))
    })
    expect(strange).toEqual([])
  })
})
