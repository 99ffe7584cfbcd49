import { request } from 'node:http'
import { methodsOf } from '@pinline/contracts/api/call'
import { describe, expect, it } from 'vitest'
import type { TestSystem } from '../harness/start-system.ts'
import { pathOf, publicCalls } from './call-tables.ts'
import { ownPaths } from './path-table.ts'

type Sent = { path: string; method?: string; body?: object }

const localPaths = ownPaths.filter(({ isLocal }) => isLocal).flatMap(({ sends }) => sends)
/** Calls of the simulated wallet, but for the webhooks, which a real wallet sends from elsewhere. */
const walletCalls = publicCalls.filter(({ name, path }) => path.startsWith('/wallet') && !name.startsWith('receive-'))
const elsewherePaths: readonly Sent[] = [
  ...localPaths.map(({ path, method = 'GET' }) => ({ path, method })),
  ...walletCalls.map((call) => ({ path: pathOf(call), method: methodsOf(call.effect)[0] ?? 'POST' })),
].map((sent) => (sent.method === 'POST' ? { ...sent, body: {} } : sent))

/** Pages and logins of development, asked for as somebody would from another machine. */
export const localPages = (shared: () => TestSystem): void => {
  /** Sends to 127.0.0.1 with any Host header, which fetch does not. */
  const statusOf = ({ path, method = 'GET', body }: Sent, headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const { hostname, port, host } = new URL(shared().url)
      const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
      const sent = request({ hostname, port, path, method, headers: { host, ...type, ...headers } }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() }))
      })
      sent.on('error', reject)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  const elsewhere: readonly Record<string, string>[] = [
    { host: 'shop.example' },
    { host: '192.168.1.20:8080' },
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { via: '1.1 proxy.example' },
  ]

  describe('pages and logins of development', () => {
    it('are for clients on the machine', async () => {
      for (const path of ['/mailbox', '/mailbox/messages', '/wallet/ledger'])
        expect({ path, ...(await statusOf({ path }, {})) }).toMatchObject({ path, status: 200 })
      for (const headers of elsewhere)
        for (const sent of elsewherePaths) {
          const { status, text } = await statusOf(sent, headers)
          expect({ ...sent, headers, status }).toEqual({ ...sent, headers, status: 404 })
          expect(text).toContain('route-not-found')
        }
      expect(walletCalls.length).toBeGreaterThan(3)
    })

    it('sign nobody in with a demo password from elsewhere', async () => {
      const { buyer, staff } = shared().demoAccounts()
      for (const [path, account] of [
        ['/api/v1/auth/login', buyer],
        ['/api/v1/public/admin/login', staff],
      ] as const) {
        const sent = { path, method: 'POST', body: account }
        expect({ path, ...(await statusOf(sent, {})) }).toMatchObject({
          path,
          status: 200,
          text: expect.stringContaining('"token":'),
        })
        for (const headers of elsewhere) {
          const { text } = await statusOf(sent, headers)
          expect({ path, headers, text }).toMatchObject({ text: expect.stringContaining('credentials-wrong') })
          expect(text).not.toContain('"token"')
        }
      }
    })
  })
}
