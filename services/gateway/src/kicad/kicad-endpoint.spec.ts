import { describe, expect, it } from 'vitest'
import { readKicadPath } from './kicad-endpoint.ts'

const read = (path: string) => {
  const requested = readKicadPath(path)
  return (
    requested && {
      name: requested.call.name,
      input: requested.input,
      currency: requested.currency,
      isRoot: requested.isRoot,
    }
  )
}
const plain = { currency: undefined, isRoot: false }

describe('a path of the KiCad library', () => {
  it('is a call of the catalogue', () => {
    expect(read('/kicad/v1/')).toEqual({ name: 'list-kicad-categories', input: {}, ...plain, isRoot: true })
    expect(read('/kicad/v1/categories.json')).toEqual({ name: 'list-kicad-categories', input: {}, ...plain })
    expect(read('/kicad/v1/parts/category/pin-headers.2.json')).toEqual({
      ...{ name: 'list-kicad-parts', input: { category: 'pin-headers.2' } },
      ...plain,
    })
    expect(read('/kicad/v1/parts/p-0123456789abcdef.json')).toEqual({
      ...{ name: 'get-kicad-part', input: { id: 'p-0123456789abcdef' } },
      ...plain,
    })
  })

  it('may say the nickname of the installed library, and a currency', () => {
    const part = '/v1/parts/p-0123456789abcdef.json'
    const input = { id: 'p-0123456789abcdef', library: 'PCM_Pinline' }
    expect(read(`/kicad/PCM_Pinline${part}`)).toMatchObject({ input, currency: undefined })
    expect(read(`/kicad/PCM_Pinline/EUR${part}`)).toMatchObject({ input, currency: 'EUR' })
    expect(read('/kicad/EUR/v1/categories.json')).toMatchObject({ currency: 'EUR' })
  })

  it.each([
    '/kicad/v1',
    '/kicad/v2/categories.json',
    '/kicad/None/v1/categories.json',
    '/kicad/EUR/PCM_Pinline/v1/categories.json',
    '/kicad/v1/none.json',
    '/kicad/v1/parts/../../none.json',
    '/kicad/v1/parts/category/a/b.json',
    '/kicad/repository.json',
  ])('is no other: %s', (path) => expect(read(path)).toBeUndefined())
})
