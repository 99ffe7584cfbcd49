import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ConfigError, modeOf, readConfig } from './read-config.ts'

const secret = () => randomBytes(32).toString('base64url')
const environment = {
  SERVICE_PORT: '8181',
  MONGODB_URL: 'mongodb://127.0.0.1:27017',
  KAFKA_BROKERS: '127.0.0.1:9092',
  REDIS_URL: 'redis://127.0.0.1:6379',
  ACCOUNT_URL: 'http://127.0.0.1:8181',
  CATALOGUE_URL: 'http://127.0.0.1:8182',
  ORDER_URL: 'http://127.0.0.1:8183',
  NOTIFICATION_URL: 'http://127.0.0.1:8184',
  PUBLIC_URL: 'http://127.0.0.1:8080',
  PINLINE_DATA: '/data',
  INTERNAL_TOKEN: secret(),
  TOKEN_SECRET: secret(),
  VAULT_SECRET: secret(),
}
const own = z.object({ COLOUR: z.enum(['red', 'blue']).default('red') })

const read = (change: NodeJS.ProcessEnv) => readConfig({ ...environment, ...change }, own)
const problemsOf = (change: NodeJS.ProcessEnv): string[] => {
  try {
    read(change)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const [, ...lines] = error.message.split('\n')
    return lines.map((line) => line.trim())
  }
}
const publicUrl = 'https://shop.example'

describe('the mode of an installation', () => {
  it.each([
    [{}, 'production'],
    [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, 'production'],
    [{ PINLINE_MODE: 'development' }, 'development'],
    [{ PINLINE_MODE: 'development', PUBLIC_URL: 'http://127.0.0.1:8080' }, 'development'],
    [{ PINLINE_MODE: 'development', PUBLIC_URL: 'http://localhost:8080' }, 'development'],
    [{ PINLINE_MODE: 'development', PUBLIC_URL: 'http://[::1]:8080' }, 'development'],
    [{ PINLINE_MODE: 'development', PUBLIC_URL: publicUrl }, 'production'],
    [{ PINLINE_MODE: 'development', PUBLIC_URL: 'http://192.168.1.20:8080' }, 'production'],
    [{ PINLINE_MODE: 'development', PUBLIC_URL: 'http://localhost.shop.example' }, 'production'],
    [{ PINLINE_MODE: 'development', PUBLIC_URL: 'http://localhost@shop.example' }, 'production'],
    [{ PINLINE_MODE: 'development', PUBLIC_URL: 'no URL' }, 'production'],
    [{ PINLINE_MODE: 'development', NODE_ENV: 'production' }, 'production'],
    [{ PINLINE_MODE: 'production' }, 'production'],
    [{ PINLINE_MODE: 'dev', NODE_ENV: 'development' }, 'production'],
  ])('of %j is %s', (given, mode) => {
    expect(modeOf(given)).toBe(mode)
  })

  it('is production at every public address, whatever else is set', () => {
    const text = fc.option(fc.constantFrom('development', 'production', 'test', ''), { nil: undefined })
    fc.assert(
      fc.property(fc.domain(), text, text, (host, PINLINE_MODE, NODE_ENV) => {
        expect(modeOf({ PUBLIC_URL: `https://${host}`, PINLINE_MODE, NODE_ENV })).toBe('production')
      }),
    )
  })
})

describe('the configuration', () => {
  it('has the mode, the base and the settings of the service', () => {
    expect(read({ PINLINE_MODE: 'development', COLOUR: 'blue' })).toMatchObject({
      PINLINE_MODE: 'development',
      SERVICE_PORT: 8181,
      COLOUR: 'blue',
    })
    expect(read({ PUBLIC_URL: publicUrl })).toMatchObject({ PINLINE_MODE: 'production', RATE_LIMITS: 'on' })
  })

  it('reports all errors at once, without a value of a secret', () => {
    const problems = problemsOf({
      COLOUR: 'green',
      SERVICE_PORT: 'x',
      TOKEN_SECRET: undefined,
      VAULT_SECRET: 'hunter2',
    })
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'SERVICE_PORT',
      'TOKEN_SECRET',
      'VAULT_SECRET',
      'COLOUR',
      'VAULT_SECRET',
    ])
    expect(problems.find((problem) => problem.startsWith('TOKEN_SECRET'))).toContain('not set')
    expect(problems.join()).not.toContain('hunter2')
  })

  it('of production has limits, no demo data, and random secrets that differ', () => {
    const named = (change: NodeJS.ProcessEnv) =>
      problemsOf({ PUBLIC_URL: publicUrl, ...change }).map((problem) => problem.split(':')[0])
    expect(named({})).toEqual([])
    expect(named({ PINLINE_MODE: 'development' })).toEqual(['PINLINE_MODE'])
    expect(named({ RATE_LIMITS: 'off', DEMO_DATA: 'on' })).toEqual(['RATE_LIMITS', 'DEMO_DATA'])
    expect(named({ DEMO_ORDERS: 'on' })).toEqual(['DEMO_ORDERS'])
    expect(named({ TOKEN_SECRET: 'changemechangemechangemechangeme' })).toEqual(['TOKEN_SECRET'])
    expect(named({ INTERNAL_TOKEN: 'sixteen letters.' })).toEqual(['INTERNAL_TOKEN'])
    expect(named({ VAULT_SECRET: environment.TOKEN_SECRET })).toEqual(['VAULT_SECRET'])
    expect(named({ VAULT_SECRET: undefined })).toEqual(['VAULT_SECRET'])
  })

  it('of development takes what tests and a demonstration need', () => {
    const same = 'a-secret-of-a-test-that-is-said-thrice'
    const secrets = { INTERNAL_TOKEN: same, TOKEN_SECRET: same, VAULT_SECRET: same }
    expect(problemsOf({ PINLINE_MODE: 'development', RATE_LIMITS: 'off', DEMO_DATA: 'on', ...secrets })).toEqual([])
  })
})
