import { expect, it } from 'vitest'
import { MaintenanceWatch } from './maintenance-watch.ts'

const now = Date.parse('2026-11-28T02:00:00.000Z')
const silent = { info: () => undefined, warn: () => undefined }

const watching = (responses: (string | null | Error)[]) => {
  const read = async () => {
    const next = responses.shift() ?? null
    if (next instanceof Error) throw next
    return next
  }
  return new MaintenanceWatch({ read, now: () => now, logger: silent })
}
/** One query each. */
const looked = async (watch: MaintenanceWatch, times: number) => {
  for (let time = 0; time < times; time += 1) {
    await watch.start()
    watch.stop()
  }
  return watch
}

it('refuses until the account service says that it is over, with the seconds until the expected end', async () => {
  const watch = await looked(watching(['2026-11-28T02:10:00.000Z', null]), 1)
  expect(watch.refusal()).toMatchObject({
    code: 'in-maintenance',
    data: { retryAfterSeconds: 600, until: '2026-11-28T02:10:00.000Z' },
  })
  await looked(watch, 1)
  expect(watch.refusal()).toBeUndefined()
})

it('goes on past the expected end, and asks nobody to wait for less than half a minute or more than an hour', async () => {
  const past = await looked(watching(['2026-11-28T01:00:00.000Z']), 1)
  expect(past.refusal()).toMatchObject({ data: { retryAfterSeconds: 30 } })
  const far = await looked(watching(['2026-11-29T02:00:00.000Z']), 1)
  expect(far.refusal()).toMatchObject({ data: { retryAfterSeconds: 3600 } })
})

it('keeps what was said last while the account service does not respond', async () => {
  const watch = await looked(watching(['2026-11-28T02:10:00.000Z', new Error('away')]), 2)
  expect(watch.until).toBe('2026-11-28T02:10:00.000Z')
  const off = await looked(watching([new Error('away')]), 1)
  expect(off.refusal()).toBeUndefined()
})
