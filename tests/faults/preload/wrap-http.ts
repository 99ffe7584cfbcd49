import { subscribe } from 'node:diagnostics_channel'
import http, { type ClientRequest } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { killSwitch } from './kill-switch.ts'
import type { KillPoint } from './levers.ts'

const isCall = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && 'method' in options && options.method === 'POST'

/** Most calls are forwarded by undici, which reports its requests. */
const watchUndici = (pass: (point: KillPoint) => void): void => {
  const at = (channel: string, point: KillPoint) =>
    subscribe(`undici:request:${channel}`, (message) => {
      const request = typeof message === 'object' && message !== null && 'request' in message && message.request
      if (isCall(request)) pass(point)
    })
  at('create', 'before-forwarding')
  at('bodySent', 'forwarded')
  at('headers', 'answered')
}

/** Points around the gateway's forwarding of a call: by undici, and of bodies of any size by `http`. */
export const wrapHttp = (folder: string, service: string): void => {
  const pass = killSwitch(folder, service)
  watchUndici(pass)
  const { request } = http
  const wrapped = (...args: unknown[]): ClientRequest => {
    if (!isCall(args[0])) return Reflect.apply(request, http, args)
    pass('before-forwarding')
    const forwarding: ClientRequest = Reflect.apply(request, http, args)
    forwarding.once('finish', () => pass('forwarded'))
    forwarding.prependOnceListener('response', () => pass('answered'))
    return forwarding
  }
  Object.assign(http, { request: wrapped })
  syncBuiltinESMExports()
}
