import http, { type ClientRequest } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { killSwitch } from './kill-switch.ts'

const isCall = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && 'method' in options && options.method === 'POST'

/** Points around the gateway's forwarding of a call. */
export const wrapHttp = (folder: string, service: string): void => {
  const pass = killSwitch(folder, service)
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
