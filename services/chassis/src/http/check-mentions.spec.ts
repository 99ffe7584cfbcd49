import { staffId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { mentionedIn } from './check-mentions.ts'

const ids = Array.from({ length: 21 }, (_, at) => staffId.parse(`s-${String(at).padStart(4, '0')}`))
const noteOf = (some: readonly string[]) => some.map((id) => `@[${id}]`).join(' ')
const [ada = ids[0], ben = ids[1], cleo = ids[2]] = ids
const known = [
  { id: ada, name: 'Ada', mentionable: true },
  { id: ben, name: 'Ben', mentionable: false },
].flatMap((one) => (one.id === undefined ? [] : [{ ...one, id: one.id }]))
const check = (note: string) => mentionedIn(note, async (sought) => known.filter(({ id }) => sought.includes(id)))

describe('the mentions of a note', () => {
  it('are returned once each', async () => {
    expect(await check(noteOf([String(ada), String(ada)]))).toEqual([ada])
  })
  it('are none without a query', async () => {
    await expect(
      mentionedIn('nobody', () => {
        throw new Error('queried')
      }),
    ).resolves.toEqual([])
  })
  it.each([
    ['is disabled or may not read the record', ben],
    ['does not exist', cleo],
  ])('are refused if somebody %s', async (_, id) => {
    expect(await check(noteOf([String(ada), String(id)]))).toMatchObject({
      code: 'mention-not-possible',
      data: { ids: [id] },
    })
  })
  it('are twenty at most', async () => {
    expect(await check(noteOf(ids))).toMatchObject({ code: 'mention-limit-reached', data: { limit: 20 } })
  })
})
