import { createContent } from '@pinline/contracts/catalogue/content/create-content'
import { getNews } from '@pinline/contracts/catalogue/content/get-news'
import { scheduleContent } from '@pinline/contracts/catalogue/content/schedule-content'
import mongoose from 'mongoose'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { Caller, signInStaff } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'

interface Commit {
  readonly streamId: string
  readonly events: readonly { readonly type: string }[]
}

const items = 40
const slugs = Array.from({ length: items }, (_, number) => `on-time-${number}`)
const details = { kind: 'news' as const, date: '2026-11-20' }
const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] }

let system: TestSystem
let client: mongoose.mongo.MongoClient
beforeAll(async () => {
  const servers = inject('servers')
  system = await startSystem(servers, { services: ['account', 'catalogue', 'notification'], products: 20 })
  client = await mongoose.mongo.MongoClient.connect(servers.mongodb.url)
})
afterAll(async () => {
  await client?.close()
  await system?.stop()
})

it('publishes content whose process is killed at the moment once, with its own time', async () => {
  const { token } = await signInStaff(system.urls.account, system.demoAccounts().staff)
  const staff = new Caller(system.urls.catalogue, token)
  const drafts = await Promise.all(
    slugs.map(async (slug) =>
      (await staff.call(createContent, { slug, details, texts: { en: { title: slug, body } } })).data(),
    ),
  )
  // Later than all are scheduled: a time that has passed is refused.
  const publishAt = new Date(Date.now() + 20_000).toISOString()
  await Promise.all(drafts.map(async (draft) => (await staff.call(scheduleContent, { ...draft, publishAt })).data()))

  const commits = client.db(`${system.databasePrefix}catalogue`).collection<Commit>('commits')
  const ids = drafts.map(({ id }) => `content-${id.slice('c-'.length)}`)
  const publications = async () =>
    await commits.find({ streamId: { $in: ids }, 'events.type': 'content-published' }).toArray()
  expect(await publications()).toEqual([])
  await waitFor('the first publication', async () => (await publications()).length > 0, {
    ...{ timeoutMs: 40_000, intervalMs: 2 },
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
    { timeoutMs: 40_000 },
  )
  for (const one of shown) expect(one).toMatchObject({ publishedAt: publishAt, updatedAt: publishAt })
  expect((await publications()).map(({ streamId }) => streamId).sort()).toEqual([...ids].sort())
})
