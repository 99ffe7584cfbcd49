import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { listCategories } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import { describe, expect, it } from 'vitest'
import type { TestSystem } from '../harness/start-system.ts'

const good = `/api/v1${listCategories.path}`

/** Requests that no browser sends, written to the socket as they are. */
export const requestTargets = (shared: () => TestSystem): void => {
  /** The whole response to a raw request after which the connection is closed. */
  const responseTo = async (lines: readonly string[]): Promise<string> => {
    const { hostname, port } = new URL(shared().url)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
    return await text(socket)
  }
  const statusOf = async (lines: readonly string[]) => /^HTTP\/1\.1 (\d{3}) /.exec(await responseTo(lines))?.[1]

  describe('a request target', () => {
    it('is a path that this installation has', async () => {
      expect(await statusOf([`GET ${good} HTTP/1.1`, 'Host: localhost'])).toBe('200')
      expect(await statusOf([`GET ${good} HTTP/1.1`, 'Host: 127.0.0.1:8080'])).toBe('200')
    })

    it.each([
      'GET http://localhost/api/v1/categories HTTP/1.1',
      'GET http://169.254.169.254/latest/meta-data HTTP/1.1',
      'GET https://shop.example/ HTTP/1.1',
      'CONNECT shop.example:443 HTTP/1.1',
      'GET shop.example:443 HTTP/1.1',
      'OPTIONS * HTTP/1.1',
      'GET //evil.example/en/index HTTP/1.1',
      'GET /\\evil.example HTTP/1.1',
      `GET ${good}#fragment HTTP/1.1`,
      `GET ${good}?q=%zz HTTP/1.1`,
      `GET ${good}?q=%ff HTTP/1.1`,
      `GET ${good}/%00 HTTP/1.1`,
      'GET /% HTTP/1.1',
      `GET ${good} HTTP/9.9`,
      `GE T ${good} HTTP/1.1`,
    ])('is refused with 400 otherwise: %s', async (line) => {
      const response = await responseTo([line, 'Host: localhost'])
      expect(response).toMatch(/^HTTP\/1\.1 400 /)
      expect(response).toContain('"type":"malformed-request"')
      expect(response.toLowerCase()).toContain('x-content-type-options: nosniff')
      expect(response.toLowerCase()).toContain("content-security-policy: default-src 'none'")
    })

    it.each([
      ['none', []],
      ['an empty one', ['Host:']],
      ['an unknown one', ['Host: evil.example']],
      ['one with a user', ['Host: localhost@evil.example']],
      ['the same twice', ['Host: localhost', 'Host: localhost']],
      ['two', ['Host: localhost', 'Host: evil.example']],
      ['two the other way', ['Host: evil.example', 'Host: localhost']],
    ])('is refused with 400 for %s as host', async (_name, headers) => {
      expect(await statusOf([`GET ${good} HTTP/1.1`, ...headers])).toBe('400')
    })

    it('is refused if the length of its body is ambiguous', async () => {
      const smuggled = ['Content-Type: application/json', 'Content-Length: 4', 'Transfer-Encoding: chunked']
      expect(await statusOf([`POST ${good} HTTP/1.1`, 'Host: localhost', ...smuggled])).toBe('400')
      const repeated = ['Content-Length: 4', 'Content-Length: 5']
      expect(await statusOf([`POST ${good} HTTP/1.1`, 'Host: localhost', ...repeated])).toBe('400')
    })
  })
}
