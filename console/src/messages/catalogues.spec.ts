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

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort()

const english = new Map(texts(en))

/** Words that no text uses: archaic ones, and others for a concept that has a word already. */
const refusedWords: Readonly<Record<string, RegExp>> = {
  en: /\b(reckon|till|by itself|stands?|rests|told|put back|there is no such|somebody|meanwhile|telephone|maker|log(ged)? ?(in|out)|login|parts|second factor)\b/iu,
  zh_cn: /零件|货期|预留|锁定库存|贸易|图样|快递|读取者|填充|动态验证码|网络地址|海关编码|差额/u,
}
/** The words of the specification for HTTP 401. */
const specified = new Set(['api.http-401'])

describe.each(Object.entries(catalogues))('the catalogue %s', (code, load) => {
  it('has exactly the keys of English', async () => {
    const keys = texts(await load()).map(([key]) => key)
    expect(keys.sort()).toEqual([...english.keys()].sort())
  })

  it('has no empty text and no text of nothing but its key', async () => {
    const empty = texts(await load()).filter(
      ([key, text]) => (text.trim() === '' && english.get(key)?.trim() !== '') || text === key,
    )
    expect(empty).toEqual([])
  })

  it('has one word for each concept', async () => {
    const pattern = refusedWords[code]
    expect(pattern).toBeDefined()
    const refused = texts(await load()).filter(
      ([key, text]) => !key.startsWith('ra.') && !specified.has(key) && pattern?.test(text),
    )
    expect(refused).toEqual([])
  })

  it('has no space between Chinese and other letters', async () => {
    const spaced = texts(await load()).filter(([, text]) => /\p{Script=Han} +[\w%]|[\w}] +\p{Script=Han}/u.test(text))
    expect(spaced).toEqual([])
  })

  it('fills in nothing that English does not know', async () => {
    const strange = texts(await load()).filter(([key, text]) => {
      const known = placeholders(english.get(key) ?? '')
      return placeholders(text).some((placeholder) => !known.includes(placeholder))
    })
    expect(strange).toEqual([])
  })
})
