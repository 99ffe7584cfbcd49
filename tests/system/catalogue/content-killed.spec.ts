import { createContent } from '@pinline/contracts/catalogue/content/create-content'
import { getNews } from '@pinline/contracts/catalogue/content/get-news'
import { scheduleContent } from '@pinline/contracts/catalogue/content/schedule-content'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { type KillableCatalogue, startKillableCatalogue } from './killable-catalogue.ts'

interface Commit {
  readonly streamId: string
  readonly events: readonly { readonly type: string }[]
}

const items = 40
const slugs = Array.from({ length: items }, (_, number) => `on-time-${number}`)
const details = { kind: 'news' as const, date: '2026-11-20' }
const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] }

let catalogue: KillableCatalogue
beforeAll(async () => {
  catalogue = await startKillableCatalogue(inject('servers'))
})
afterAll(async () => {
  await catalogue?.end()
})

it('publishes content whose process is killed at the moment once, with its own time', async () => {
  const { system, staff, collection } = catalogue
  const began = performance.now()
  const drafts = await Promise.all(
    slugs.map(async (slug) =>
      (await staff.call(createContent, { slug, details, texts: { en: { title: slug, body } } })).data(),
    ),
  )
  // Later than all are scheduled: a time that has passed is refused. To write them took about as long.
  const publishAt = new Date(Date.now() + Math.max(20_000, 4 * (performance.now() - began))).toISOString()
  await Promise.all(drafts.map(async (draft) => (await staff.call(scheduleContent, { ...draft, publishAt })).data()))

  const commits = collection<Commit>('commits')
  const ids = drafts.map(({ id }) => `content-${id.slice('c-'.length)}`)
  const publications = async () =>
    await commits.find({ streamId: { $in: ids }, 'events.type': 'content-published' }).toArray()
  expect(await publications()).toEqual([])
  await waitFor('the first publication', async () => (await publications()).length > 0, {
    ...{ timeoutMs: 200_000, intervalMs: 2 },
  })
  system.kill('catalogue', 'SIGKILL')
  const before = (await publications()).length
  // Otherwise nothing was left to do after the kill.
  expect(before).toBeLessThan(items)
  await system.untilReady('catalogue')

  const shown = await waitFor(
    'every publication',
    async () => {
      const replies = await Promise.all(slugs.map((id) => staff.call(getNews, { id })))
      const found = replies.filter(({ status }) => status === 200).map((reply) => reply.data())
      return found.length === items && found
    },
    { timeoutMs: 80_000 },
  )
  for (const one of shown) expect(one).toMatchObject({ publishedAt: publishAt, updatedAt: publishAt })
  expect((await publications()).map(({ streamId }) => streamId).sort()).toEqual([...ids].sort())
})
