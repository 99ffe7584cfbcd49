import { describe, expect, it } from 'vitest'
import { askTogether } from './ask-together.ts'

const recording = (most: number) => {
  const batches: string[][] = []
  const ask = askTogether<string, string>(
    (asked) => asked,
    async (asked) => {
      batches.push([...asked])
      if (asked.includes('bad')) throw new Error('no answer')
      return asked.map((one) => one.toUpperCase())
    },
    most,
  )
  return { ask, batches }
}

describe('questions of one turn', () => {
  it('are asked in one, the same one once', async () => {
    const { ask, batches } = recording(10)
    expect(await Promise.all(['a', 'b', 'a'].map(ask))).toEqual(['A', 'B', 'A'])
    expect(batches).toEqual([['a', 'b']])
  })

  it('are split where there are too many', async () => {
    const { ask, batches } = recording(2)
    expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual(['A', 'B', 'C'])
    expect(batches).toEqual([['a', 'b'], ['c']])
  })

  it('fail together, and the next are asked anew', async () => {
    const { ask, batches } = recording(10)
    const failed = await Promise.allSettled(['a', 'bad'].map(ask))
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await ask('a')).toBe('A')
    expect(batches).toEqual([['a', 'bad'], ['a']])
  })
})
