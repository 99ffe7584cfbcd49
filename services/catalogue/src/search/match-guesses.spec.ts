import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { defaultSeedFile, readConnectors } from '../seed/read-connectors.ts'
import { foldPartNumber } from './fold-text.ts'
import { MatchIndex } from './match-index.ts'

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const guesses = 200

let models: string[] = []
const numbers = new MatchIndex()

beforeAll(async () => {
  const connectors = await readConnectors(defaultSeedFile)
  models = connectors.map(({ model }) => model)
  for (const [place, { model, manufacturer }] of connectors.entries())
    numbers.put({ id: String(place), model, article: '', manufacturer })
})

/** A real part number with one letter or digit changed, left out or doubled. */
const mistyped = () =>
  fc
    .tuple(
      fc.constantFrom(...models),
      fc.nat(),
      fc.constantFrom('change', 'leave-out', 'double'),
      fc.constantFrom(...characters),
    )
    .map(([model, at, mistake, other]) => {
      const places = [...model].flatMap((letter, place) => (/[\p{L}\p{N}]/u.test(letter) ? [place] : []))
      const place = places[at % places.length] ?? 0
      const instead = { change: other, 'leave-out': '', double: `${model[place]}${model[place]}` }[mistake] ?? ''
      return { model, text: model.slice(0, place) + instead + model.slice(place + 1) }
    })
    .filter(({ model, text }) => foldPartNumber(text) !== foldPartNumber(model))

describe('a part number that is off by one letter or digit', () => {
  it('is a guess, unless it is itself the number of a part', () => {
    const real = new Set(models.map(foldPartNumber))
    const sample = fc.sample(mistyped(), { numRuns: guesses, seed: 17 })
    const taken = sample.filter(({ text }) => {
      const [line] = numbers.match([{ partNumber: text }]).lines
      return line?.match === 'exact' && !real.has(foldPartNumber(text))
    })
    expect(sample).toHaveLength(guesses)
    expect(taken).toEqual([])
  })

  it('is mostly answered with parts to choose from', () => {
    const sample = fc.sample(mistyped(), { numRuns: guesses, seed: 18 })
    const answered = sample.filter(({ text }) => numbers.match([{ partNumber: text }]).lines[0]?.match !== 'none')
    expect(answered.length).toBeGreaterThan(guesses * 0.9)
  })
})
