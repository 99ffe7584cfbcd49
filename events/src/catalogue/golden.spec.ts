import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { catalogueEvent } from './catalogue-event.ts'

const sample = async (type: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../golden/${type}.v1.json`, import.meta.url), 'utf8'))

describe('golden samples of the catalogue', () => {
  for (const option of catalogueEvent.options) {
    const type = option.shape.type.value
    it(`${type} still parses, without loss`, async () => {
      const golden = await sample(type)
      expect(catalogueEvent.parse(golden)).toEqual(golden)
    })
  }
})
