import { expect, it } from 'vitest'
import { kafkaAccessConfig } from './kafka-access.ts'

const account = { KAFKA_USERNAME: 'shop', KAFKA_PASSWORD: 'secret' }
const problemsOf = (environment: Record<string, string>) =>
  (kafkaAccessConfig.safeParse(environment).error?.issues ?? []).map(({ path }) => path.join('.'))

it('is open without settings, and takes TLS and each mechanism', () => {
  expect(kafkaAccessConfig.parse({})).toEqual({ kafkaAccess: { ssl: false } })
  expect(kafkaAccessConfig.parse({ KAFKA_TLS: 'on' })).toEqual({ kafkaAccess: { ssl: true } })
  for (const mechanism of ['plain', 'scram-sha-256', 'scram-sha-512'])
    expect(kafkaAccessConfig.parse({ KAFKA_TLS: 'on', KAFKA_SASL: mechanism, ...account })).toEqual({
      kafkaAccess: { ssl: true, sasl: { mechanism, username: 'shop', password: 'secret' } },
    })
})

it('sends no password without TLS in production, and ignores none', () => {
  expect(problemsOf({ KAFKA_SASL: 'plain', ...account })).toEqual(['KAFKA_TLS'])
  expect(problemsOf({ KAFKA_SASL: 'plain', ...account, PINLINE_MODE: 'development' })).toEqual([])
  expect(problemsOf({ KAFKA_TLS: 'on', KAFKA_SASL: 'scram-sha-512' })).toEqual(['KAFKA_USERNAME', 'KAFKA_PASSWORD'])
  expect(problemsOf({ KAFKA_TLS: 'on', ...account })).toEqual(['KAFKA_SASL'])
  expect(problemsOf({ KAFKA_TLS: 'yes' })).toEqual(['KAFKA_TLS'])
})
