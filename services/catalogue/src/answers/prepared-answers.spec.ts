import { describe, expect, it } from 'vitest'
import { PreparedAnswers } from './prepared-answers.ts'

const bounds = { maxAnswers: 10, maxBytes: 100_000 }
const owner = {}

describe('prepared answers', () => {
  it('are made once for what they were made of, and anew for anything else', () => {
    const answers = new PreparedAnswers(bounds)
    let made = 0
    const get = (name: string, ...madeOf: unknown[]) =>
      answers.get(owner, name, madeOf, () => {
        made += 1
        return { made }
      })
    const [part, changed] = [{ id: 1 }, { id: 1 }]
    const first = get('a', part, 1)
    expect(get('a', part, 1)).toBe(first)
    for (const madeOf of [[changed, 1], [part, 2], [part], [part, 1, undefined]])
      expect(get('a', ...madeOf).etag).not.toBe(first.etag)
    expect(get('b', part, 1)).not.toBe(first)
    expect(made).toBe(6)
  })

  it('are so many at most, in so many bytes, and count less once they are compressed', () => {
    const answers = new PreparedAnswers(bounds)
    const text = 'Wire-to-board header, 2.5 mm '.repeat(50)
    for (let n = 0; n < 50; n += 1) answers.get(owner, `small ${n}`, [n], () => n)
    expect(answers.size).toBe(bounds.maxAnswers)
    for (let n = 0; n < 200; n += 1) answers.get(owner, `large ${n}`, [n], () => text.repeat(20))
    expect(answers.size).toBeLessThan(5)
    expect(answers.bytes).toBeLessThanOrEqual(bounds.maxBytes)
    const before = answers.bytes
    answers.get(owner, 'large 199', [199], () => '').gzipBody({})
    answers.get(owner, 'large 199', [199], () => '')
    expect(answers.bytes).toBeLessThan(before - 20_000)
  })

  it('of another index are dropped', () => {
    const answers = new PreparedAnswers(bounds)
    answers.get(owner, 'a', [], () => 1)
    answers.get({}, 'b', [], () => 2)
    expect(answers.size).toBe(1)
  })
})
