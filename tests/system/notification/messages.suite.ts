import { Redis } from 'ioredis'
import mongoose from 'mongoose'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { TestSystem } from '../../harness/start-system.ts'
import { codeFor, freshEmail, postJson } from '../account/client.ts'

const message = {
  to: 'reader@pinline.example',
  channel: 'email',
  language: 'zh_cn',
  template: 'verification-code',
  parameters: { code: '481516', purpose: 'register', minutes: 10 },
}

/** What services send to people, and the page that shows it. */
export const messages = (shared: () => TestSystem): void => {
  describe('messages', () => {
    let system: TestSystem
    const send = (body: unknown, token = system.secrets.INTERNAL_TOKEN) =>
      postJson(system.urls.notification, '/internal/send-message', body, { token })
    const mailbox = async (to: string) => {
      const response = await fetch(`${system.urls.notification}/mailbox/messages?to=${encodeURIComponent(to)}`)
      return (await response.json()) as { list: { id: string; code?: string; subject: string }[] }
    }

    beforeAll(async () => {
      system = shared()
    })

    it('are one per effect, however often they are requested', async () => {
      const body = { ...message, effectId: 'effect-0001' }
      const replies = await Promise.all([send(body), send(body), send(body)])
      expect(replies.map(({ code }) => code)).toEqual([200, 200, 200])
      expect(await mailbox(message.to)).toEqual({
        list: [expect.objectContaining({ id: 'effect-0001', code: '481516', subject: '您的验证码：481516' })],
      })
    })

    it('are accepted from services only', async () => {
      expect(await send({ ...message, effectId: 'effect-0002' }, 'not-the-token')).toMatchObject({ status: 401 })
      expect(await send({ ...message, effectId: 'effect-0003', template: 'unknown' })).toMatchObject({
        type: 'invalid-input',
      })
    })

    it('are unreadable in every database and queue, and stored as long as their code is valid', async () => {
      const to = 'sealed@pinline.example'
      const sentAt = Date.now()
      expect(await send({ ...message, to, effectId: 'effect-0004' })).toMatchObject({ code: 200 })
      expect((await mailbox(to.toUpperCase())).list).toMatchObject([{ to, code: '481516' }])
      const code = await codeFor(system, freshEmail(), 'register')
      // Among thousands of hexadecimal ids some have any six digits between two letters.
      const secrets = new RegExp(`sealed@pinline|(?<![\\da-f])(?:481516|${code})(?![\\da-f])`)
      const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
      const redis = new Redis(system.servers.redis.url)
      try {
        const { databases } = await client.db().admin().listDatabases({ nameOnly: true })
        for (const { name } of databases.filter((each) => each.name.startsWith(system.databasePrefix)))
          for (const collection of await client.db(name).collections())
            for await (const document of collection.find<Buffer>({}, { raw: true }))
              expect(document.toString('utf8'), collection.collectionName).not.toMatch(secrets)
        const own = await redis.keys(`*${system.databasePrefix}*`)
        expect(own.join('\n')).not.toMatch(secrets)
        for (const key of own) expect((await redis.dump(key)) ?? '', key).not.toMatch(secrets)
        const stored = client.db(`${system.databasePrefix}notification`).collection<{ _id: string }>('messages')
        const { endsAt } = z.object({ endsAt: z.date() }).parse(await stored.findOne({ _id: 'effect-0004' }))
        expect(endsAt.getTime() - sentAt).toBeLessThan(11 * 60_000)
      } finally {
        redis.disconnect()
        await client.close()
      }
    })

    it('have a page that names no inline script', async () => {
      const page = await fetch(`${system.urls.notification}/mailbox`)
      expect(page.status).toBe(200)
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
      const html = await page.text()
      expect(html).toContain('<script src="/mailbox/mailbox.js" defer></script>')
      for (const part of ['/mailbox/mailbox.js', '/mailbox/mailbox.css'])
        expect((await fetch(system.urls.notification + part)).status).toBe(200)
    })
  })
}
