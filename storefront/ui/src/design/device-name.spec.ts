import { describe, expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('a device', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${blink} Chrome/142.0 Safari/537.36 Edg/142.0`, 'Edge', 'Windows'],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Version/18.0 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
    [
      `Mozilla/5.0 (Linux; Android 15) ${blink} Chrome/142.0 Mobile Safari/537.36 MicroMessenger/8.0`,
      'WeChat',
      'Android',
    ],
  ])('%s', (userAgent, browser, system) => expect(deviceName(userAgent)).toEqual({ browser, system }))
  it('is undefined when the User-Agent is unknown', () => {
    expect(deviceName('')).toEqual({ browser: undefined, system: undefined })
    expect(deviceName('curl/8.5')).toEqual({ browser: undefined, system: undefined })
  })
})
