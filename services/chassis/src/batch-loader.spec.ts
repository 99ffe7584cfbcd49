import { describe, expect, it } from 'vitest'
import { batchLoader } from './batch-loader.ts'

const recording = (most: number) => {
  const batches: string[][] = []
  const load = batchLoader<string, string>(
    (key) => key,
    async (keys) => {
      batches.push([...keys])
      if (keys.includes('bad')) throw new Error('no answer')
      return keys.map((key) => key.toUpperCase())
    },
    most,
  )
  return { load, batches }
}

describe('keys of one turn', () => {
  it('are loaded in one query, the same one once', async () => {
    const { load, batches } = recording(10)
    expect(await Promise.all(['a', 'b', 'a'].map(load))).toEqual(['A', 'B', 'A'])
    expect(batches).toEqual([['a', 'b']])
  })

  it('are split if there are too many', async () => {
    const { load, batches } = recording(2)
    expect(await Promise.all(['a', 'b', 'c'].map(load))).toEqual(['A', 'B', 'C'])
    expect(batches).toEqual([['a', 'b'], ['c']])
  })

  it('fail together, and the next turn loads again', async () => {
    const { load, batches } = recording(10)
    const failed = await Promise.allSettled(['a', 'bad'].map(load))
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await load('a')).toBe('A')
    expect(batches).toEqual([['a', 'bad'], ['a']])
  })
})
