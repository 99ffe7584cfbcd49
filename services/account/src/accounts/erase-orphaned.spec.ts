import type { Platform } from '@pinline/chassis/service'
import { rejection } from '@pinline/contracts/api/error-codes'
import { buyerId } from '@pinline/events/ids'
import { expect, it } from 'vitest'
import { eraseOrphaned } from './erase-orphaned.ts'

it('erases orphaned versions of an erased buyer, and nothing if the rejection has another reason', async () => {
  const erased: string[] = []
  const vault: Pick<Platform['vault'], 'erase'> = {
    erase: async (kind, id) => {
      erased.push(`${kind}-${id}`)
    },
  }
  const buyer = buyerId.parse('b-4k2m9x7qw1e5')
  const wrong = rejection('password-wrong')
  expect(await eraseOrphaned({ vault }, 'credential', buyer, wrong)).toBe(wrong)
  expect(erased).toEqual([])
  expect(await eraseOrphaned({ vault }, 'credential', buyer, rejection('not-found'))).toMatchObject({
    code: 'not-found',
  })
  expect(erased).toEqual(['credential-b-4k2m9x7qw1e5'])
})
