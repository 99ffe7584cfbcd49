import { expect, it } from 'vitest'
import {
  DemoDataRefused,
  type Installation,
  modeOfStart,
  publicAddress,
  serviceEnvironment,
  wantsDemoData,
  wantsDemoOrders,
} from './service-environment.ts'

const installation: Installation = {
  dataFolder: '/data',
  ports: {
    storefrontMetrics: 10,
    gatewayMetrics: 11,
    gateway: 8080,
    mongodb: 1,
    kafka: 2,
    kafkaController: 3,
    redis: 4,
    account: 5,
    catalogue: 6,
    order: 7,
    notification: 8,
    storefront: 9,
  },
  servers: {
    mongodb: { url: 'mongodb://127.0.0.1:1/?replicaSet=pinline', provision: 'native' },
    kafka: { brokers: '127.0.0.1:2', provision: 'native' },
    redis: { url: 'redis://127.0.0.1:4', provision: 'native' },
  },
  secrets: { INTERNAL_TOKEN: 'i', TOKEN_SECRET: 't', WALLET_SECRET: 'w', VAULT_SECRET: 'v' },
  databasePrefix: '',
  demoData: true,
  settings: { ORDER_DEADLINE_SECONDS: '5', PINLINE_MODE: 'development' },
}

it('has the port, the servers, the other services and the secrets; settings override', () => {
  expect(serviceEnvironment('order', installation)).toEqual({
    SERVICE_NAME: 'order',
    HOST: '127.0.0.1',
    SERVICE_PORT: '7',
    METRICS_PORT: '7',
    PORT: '8080',
    MONGODB_URL: 'mongodb://127.0.0.1:1/?replicaSet=pinline',
    MONGODB_DATABASE_PREFIX: '',
    KAFKA_BROKERS: '127.0.0.1:2',
    REDIS_URL: 'redis://127.0.0.1:4',
    ACCOUNT_URL: 'http://127.0.0.1:5',
    CATALOGUE_URL: 'http://127.0.0.1:6',
    ORDER_URL: 'http://127.0.0.1:7',
    NOTIFICATION_URL: 'http://127.0.0.1:8',
    STOREFRONT_URL: 'http://127.0.0.1:9',
    PUBLIC_URL: 'http://127.0.0.1:8080',
    PINLINE_DATA: '/data',
    INTERNAL_TOKEN: 'i',
    TOKEN_SECRET: 't',
    WALLET_SECRET: 'w',
    VAULT_SECRET: 'v',
    DEMO_DATA: 'on',
    ORDER_DEADLINE_SECONDS: '5',
    PINLINE_MODE: 'development',
  })
})

it('has the public address of a proxy, if there is one', () => {
  const at = (environment: { PUBLIC_URL?: string }) =>
    serviceEnvironment('order', { ...installation, settings: publicAddress(environment, installation.ports) })
  expect(at({}).PUBLIC_URL).toBe('http://127.0.0.1:8080')
  expect(at({ PUBLIC_URL: 'https://shop.example' })).toMatchObject({
    PUBLIC_URL: 'https://shop.example',
    API_URL: 'http://127.0.0.1:8080',
  })
})

it('lets the gateway listen on PORT', () => {
  expect(serviceEnvironment('gateway', installation).SERVICE_PORT).toBe('8080')
})

it('starts for development, unless the address is public or the environment says otherwise', () => {
  expect(modeOfStart({})).toBe('development')
  expect(modeOfStart({ PUBLIC_URL: 'http://localhost:8080' })).toBe('development')
  expect(modeOfStart({ PUBLIC_URL: 'https://shop.example' })).toBe('production')
  expect(modeOfStart({ PINLINE_MODE: 'production' })).toBe('production')
  expect(modeOfStart({ NODE_ENV: 'production' })).toBe('production')
})

it('creates demo data by default, but never in production', () => {
  expect(wantsDemoData('development', undefined)).toBe(true)
  expect(wantsDemoData('development', 'off')).toBe(false)
  expect(wantsDemoData('production', undefined)).toBe(false)
  expect(() => wantsDemoData('production', 'on')).toThrow(DemoDataRefused)
})

it('creates demo orders with demo data, but never in production', () => {
  expect(wantsDemoOrders('development', true, undefined)).toBe(true)
  expect(wantsDemoOrders('development', true, 'off')).toBe(false)
  expect(wantsDemoOrders('development', false, undefined)).toBe(false)
  expect(wantsDemoOrders('production', false, undefined)).toBe(false)
  expect(() => wantsDemoOrders('production', false, 'on')).toThrow('DEMO_ORDERS')
})
