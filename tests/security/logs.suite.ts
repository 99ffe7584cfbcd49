import { readFileSync } from 'node:fs'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { logIn } from '@pinline/contracts/account/session/log-in'
import { envelope } from '@pinline/contracts/api/envelope'
import { mailboxList } from '@pinline/contracts/notification/message/mailbox'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { demoAddress } from '../faults/demo-address.ts'
import { Caller, registerByMail, signInBuyer } from '../harness/shop.ts'
import type { TestSystem } from '../harness/start-system.ts'

/** What every line of a log has: time (UTC), level, service and text, and the trace of a request, an event or a job. */
const line = z.object({
  time: z.iso.datetime({ precision: 3 }),
  level: z.enum(['debug', 'info', 'warn', 'error']),
  service: z.string(),
  message: z.string(),
  traceId: z.hex().length(32).optional(),
  spanId: z.hex().length(16).optional(),
})
const services = ['account', 'catalogue', 'order', 'notification', 'gateway'] as const

/** Log files after a person has typed what must not stand in them. */
export const logs = (shared: () => TestSystem): void => {
  describe('logs', () => {
    it('hold no password, code, token, contact or name, and one JSON object a line', async () => {
      const system = shared()
      const email = 'reads-the-logs@example.test'
      const password = 'Pitch-2.54'
      const registered = await registerByMail(system.url, email)
      const buyer = await signInBuyer(system.url, { username: email, password })
      const wrong = await new Caller(system.url).call(logIn, { username: email, password: 'Never-in-logs-1' })
      expect(wrong.envelope.meta?.type).toBe('credentials-wrong')
      const person = { name: 'Winifred Lindqvist', phone: '13900011122' }
      ;(await buyer.call(addAddress, { ...demoAddress, ...person })).data()
      const broken = await buyer.send(`/api/v1${addAddress.path}`, {
        body: { ...person, zip: { $gt: 'Never-in-logs-2' } },
      })
      expect(envelope.parse(await broken.json()).code).toBe(422)
      const mailed = await fetch(`${system.url}/mailbox/messages?to=${encodeURIComponent(email)}`)
      const codes = mailboxList.parse(await mailed.json()).list.flatMap(({ code }) => code ?? [])
      expect(codes).toHaveLength(1)

      const texts = services.map((name) => readFileSync(system.logFile(name), 'utf8'))
      // What follows the last line feed is still being written.
      const rows = texts.flatMap((text) => text.split('\n').slice(0, -1)).filter((row) => row.startsWith('{'))
      expect(rows.length).toBeGreaterThan(10)
      for (const row of rows) expect(line.safeParse(JSON.parse(row)).error, row).toBeUndefined()
      const secrets = [email, password, 'Never-in-logs', person.name, person.phone, registered.token, buyer.token]
      // A code of six figures may stand in a number by chance: it is looked for as a value of its own.
      const values = codes.map((code) => `"${code}"`)
      for (const secret of [...secrets, ...values])
        expect(
          texts.filter((text) => text.includes(secret ?? 'no token')),
          secret,
        ).toEqual([])
    })
  })
}
