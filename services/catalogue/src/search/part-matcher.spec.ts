import { readdirSync } from 'node:fs'
import { constants, getPriority, platform } from 'node:os'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { afterEach, describe, expect, it } from 'vitest'
import type { IndexChange } from './live-index.ts'
import { PartMatcher } from './part-matcher.ts'
import { listedSample } from './product-index.fixtures.ts'
import { ProductIndex } from './product-index.ts'

const log = { error: () => undefined }
const address = '198.51.100.7'

/** Those of this process on Linux. Threads that other files have left may end meanwhile: they have none any more. */
const threadPriorities = (): number[] =>
  readdirSync('/proc/self/task').flatMap((thread) => {
    try {
      return [getPriority(Number(thread))]
    } catch {
      return []
    }
  })

/** The part of a live index that the matcher follows. */
const liveWith = (...models: string[]) => {
  let notify: (change: IndexChange) => void = () => undefined
  const filled = (of: readonly string[]) => {
    const index = new ProductIndex()
    for (const [place, model] of of.entries()) index.put(listedSample(place + 1, { model }))
    index.flush()
    return index
  }
  const live = {
    index: filled(models),
    onChange: (listener: (change: IndexChange) => void) => {
      notify = listener
      return () => undefined
    },
  }
  return {
    live,
    change: (number: number, model: string, version: number) => {
      const entry = listedSample(number, { model }, { version })
      live.index.put(entry)
      notify({ ids: [entry.id], lists: true })
    },
    replace: (...others: string[]) => {
      live.index = filled(others)
      notify({ ids: [], lists: true })
    },
  }
}

describe('the matcher of part numbers', () => {
  let matcher: PartMatcher | undefined
  afterEach(async () => await matcher?.stop())

  const startedOn = async ({ live }: ReturnType<typeof liveWith>) => {
    matcher = new PartMatcher(live, log)
    await matcher.start()
    return async (partNumber: string, from = address) => {
      const matched = await matcher?.match([{ partNumber }], from)
      return matched === undefined || isRejection(matched) ? matched : matched.lines[0]?.match
    }
  }

  it('follows changes of the index, and another index that takes over', async () => {
    const world = liveWith('502386-0370', '43045-1000')
    const match = await startedOn(world)
    expect([await match('502386O370'), await match('430451000'), await match('87832-1420')]).toEqual([
      'close',
      'exact',
      'none',
    ])
    world.change(2, '87832-1420', 2)
    expect([await match('430451000'), await match('878321420')]).toEqual(['none', 'exact'])
    world.replace('53261-0471')
    expect([await match('502386-0370'), await match('532610471')]).toEqual(['none', 'exact'])
  })

  it('gives way to other requests: on Linux its thread has a lower priority', async () => {
    const match = await startedOn(liveWith('502386-0370'))
    expect(await match('502386-0370')).toBe('exact')
    if (platform() !== 'linux') return
    expect(Math.max(...threadPriorities())).toBeGreaterThanOrEqual(constants.priority.PRIORITY_BELOW_NORMAL)
  })

  it('lets two requests of a network wait, and others beside them', async () => {
    const match = await startedOn(liveWith('502386-0370'))
    const outcomes = await Promise.all([
      match('502386-0370'),
      match('502386-0370'),
      match('502386-0370'),
      match('502386-0370', '203.0.113.5'),
    ])
    expect(outcomes).toMatchObject(['exact', 'exact', { code: 'too-many-requests' }, 'exact'])
    expect(await match('502386-0370')).toBe('exact')
  })
})
